/** What a reviewer judges, one by one (dossier 3.3); the order keeps the keys of those that failed. */
export const reviewItemLabels = {
  companyName: '企业名称',
  creditCode: '统一社会信用代码',
  legalRepresentative: '法定代表人',
  platforms: '适用平台',
  holder: '证书持有人',
  delivery: '领取方式',
} as const;

export type ReviewItemKey = keyof typeof reviewItemLabels;

const isKnown = (key: string): key is ReviewItemKey => Object.hasOwn(reviewItemLabels, key);

/** The item's name for people; a key of another release stays as it came. */
export const reviewItemLabel = (key: string): string => (isKnown(key) ? reviewItemLabels[key] : key);
