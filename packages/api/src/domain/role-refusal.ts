/** What pages say of themselves, too: they need not carry every other sentence for it. */
export const roleNotAllowedSentence = '当前身份不能办理该业务，请切换身份后再试';
