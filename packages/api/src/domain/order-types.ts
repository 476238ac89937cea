/** Order types and their labels (spec section 3). */
export const orderTypeLabels = {
  '0101': '新办实体CA锁',
  '0102': 'CA补办（更换）',
  '0103': '延期续费',
  '0104': '增加平台',
  '0105': '企业变更',
  '0106': '服务商变更',
  '0108': 'CA注销',
  '0110': '造价师锁签章变更',
  '0301': '手机证书',
  '0501': 'PC证书新办',
  '0101,0301': '新办实体锁+手机证书',
} as const;

export type OrderType = keyof typeof orderTypeLabels;
export const orderTypes = Object.keys(orderTypeLabels) as [OrderType, ...OrderType[]];

/** The label, or 未知业务类型 for a code outside the list. */
export const orderTypeLabel = (code: string): string => orderTypeLabels[code as OrderType] ?? '未知业务类型';
