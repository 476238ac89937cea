/**
 * Where transfers go. The sample province's bank and number are made up and say so; a real one is set by the
 * operator before 对公转账 is offered.
 */
export const receivingAccount = {
  accountName: '辽宁数字证书服务有限公司（示例）',
  accountNumber: '0000000000000000000',
  bank: '示例银行沈阳浑南支行',
} as const;
