/** A pattern for `like` that finds the words anywhere; `%` and `_` in them are characters like others. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
