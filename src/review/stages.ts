/** Entry point of the review's stages, loaded together when a request is in flight. */
export { review, unreviewed, warmUp } from './review.ts';
export { checkWorld, spareShell, withSpare } from './review-world.ts';
