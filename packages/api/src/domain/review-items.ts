import { attachmentKinds, attachmentRule } from './attachments.js';
import { enterpriseChangeLabels, type EnterpriseChange } from './change-types.js';

/** Facts that an enterprise change changes, each judged by itself. */
const changed = {
  'change-name': enterpriseChangeLabels.name,
  'change-legalRepresentative': enterpriseChangeLabels.legalRepresentative,
  'change-seal': enterpriseChangeLabels.seal,
  'change-creditCode': enterpriseChangeLabels.creditCode,
  'change-address': enterpriseChangeLabels.address,
} as const satisfies Record<`change-${EnterpriseChange}`, string>;

/** What a reviewer judges, one by one; the order keeps the keys of those that failed. */
export const reviewItemLabels = {
  companyName: '企业名称',
  creditCode: '统一社会信用代码',
  legalRepresentative: '法定代表人',
  platforms: '适用平台',
  holder: '证书持有人',
  delivery: '领取方式',
  grounds: '办理原因',
  seal: '执业印章信息',
  ...changed,
} as const;

/** What the item `seal` consists of: each is corrected by itself, as `seal-` and its name. */
export const sealFactLabels = {
  registrationNumber: '注册编号',
  sealCode: '执业印章编码',
  employer: '聘用单位',
  validUntil: '印章有效期至',
} as const;
/** One part of a practice seal. */
export type SealFact = keyof typeof sealFactLabels;
/** All parts of a practice seal, in the order of its form. */
export const sealFacts = Object.keys(sealFactLabels) as SealFact[];

/** The part of the seal that a corrected item is about; undefined for every other item. */
export const sealFactOf = (item: string): SealFact | undefined =>
  sealFacts.find((fact) => item === `seal-${fact}`);

/** Facts of the company: an order does not carry them, they are corrected in the company's record at this field. */
export const companyFieldOf = {
  companyName: 'basics.companyName',
  creditCode: 'basics.creditCode',
  legalRepresentative: 'people.representativeName',
} as const;
/** An item that is corrected in the company's record. */
export type CompanyItem = keyof typeof companyFieldOf;
/** Whether an item is corrected in the company's record. */
export const isCompanyItem = (item: string): item is CompanyItem => Object.hasOwn(companyFieldOf, item);

/** What a reviewer judges one by one. */
export type ReviewItemKey = keyof typeof reviewItemLabels;

/** The item's name for people, a field's or an attachment's; a key of another release stays as it came. */
export function reviewItemLabel(key: string): string {
  if (Object.hasOwn(reviewItemLabels, key)) return reviewItemLabels[key as ReviewItemKey];
  const kind = attachmentKinds.find((one) => one === key);
  return kind ? attachmentRule(kind).label : key;
}
