/** The stages of a review in one piece, loaded when there is a suggestion. */
export { review, unreviewed, warmUp } from './review.ts';
export { readyWorld } from './review-world.ts';
