/** Businesses about certificates and their labels. */
export const businessTypeLabels = {
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

/** Code of a business that makes or changes certificates; a paid course has a code of its own. */
export type BusinessType = keyof typeof businessTypeLabels;
/** All codes of businesses, in the order in which pages list them. */
export const businessTypes = Object.keys(businessTypeLabels) as [BusinessType, ...BusinessType[]];

/** A place in a course is paid like a business; the code is ours. */
export const courseOrderType = '0901';
/** All subjects of an order. */
export const orderTypeLabels = { ...businessTypeLabels, [courseOrderType]: '课程报名' } as const;
/** The kinds of business, by their codes. */
export type OrderType = keyof typeof orderTypeLabels;
/** All kinds of business, for a schema. */
export const orderTypes = Object.keys(orderTypeLabels) as [OrderType, ...OrderType[]];

/** The label, or 未知业务类型 for a code outside the list. */
export const orderTypeLabel = (code: string): string => orderTypeLabels[code as OrderType] ?? '未知业务类型';
