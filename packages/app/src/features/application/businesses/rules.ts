/** The contract requires two characters; shorter texts explain nothing. */
export const explanationRule = (text: string): true | string =>
  text.trim().length >= 2 || '请写明原因，至少 2 个字。';
