/** A `like` pattern that finds the words anywhere; `%` and `_` in them are escaped. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
