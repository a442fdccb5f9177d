/** A text as a pattern that matches it as it is. Not `RegExp.escape`, which the types of ES2024 do not have. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
