import { attachmentKinds, attachmentRule } from './attachments.js';
import { enterpriseChangeLabels, type EnterpriseChange } from './change-types.js';

/** Facts of an enterprise change, each judged separately. */
const changed = {
  'change-name': enterpriseChangeLabels.name,
  'change-legalRepresentative': enterpriseChangeLabels.legalRepresentative,
  'change-seal': enterpriseChangeLabels.seal,
  'change-creditCode': enterpriseChangeLabels.creditCode,
  'change-address': enterpriseChangeLabels.address,
} as const satisfies Record<`change-${EnterpriseChange}`, string>;

/** Items of a review; the order stores the keys of failed items. */
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

/** Parts of the item `seal`: each is corrected separately, as `seal-` and its name. */
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

/** The part of the seal of a corrected item; undefined for every other item. */
export const sealFactOf = (item: string): SealFact | undefined =>
  sealFacts.find((fact) => item === `seal-${fact}`);

/** Facts of the company: they are not part of an order, and are corrected in the company's record at this field. */
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

/** The display name of the item, a field's or an attachment's; an unknown key is returned unchanged. */
export function reviewItemLabel(key: string): string {
  if (Object.hasOwn(reviewItemLabels, key)) return reviewItemLabels[key as ReviewItemKey];
  const kind = attachmentKinds.find((one) => one === key);
  return kind ? attachmentRule(kind).label : key;
}
