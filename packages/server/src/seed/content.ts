/** Footer facts by the contract's names. All of them say that they are examples. */
export const demoFacts = {
  organisation: '辽宁数字证书服务有限公司（示例）',
  address: '辽宁省沈阳市浑南区示例路 18 号',
  licenceNumber: 'ECP00000000000（示例）',
  email: 'service@example.cn',
  recordNumber: '辽公网安备 21000000000000 号',
} as const;

/** Visits before the demo began. */
export const demoVisits = 3_286_415;
