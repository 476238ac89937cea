/** A message that pages use too; a file of its own, so that they do not load all others. */
export const roleNotAllowedSentence = '当前身份不能办理该业务，请切换身份后再试';
