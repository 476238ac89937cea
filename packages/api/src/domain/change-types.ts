import type { Delivery } from './order-state.js';

/** Business types that start from an existing certificate. */
export const changeOrderTypes = ['0102', '0103', '0104', '0105', '0106', '0108', '0110'] as const;
/** The kinds of business that change a certificate. */
export type ChangeOrderType = (typeof changeOrderTypes)[number];

/** Reasons for the replacement of a lock (0102). */
export const replacementReasons = ['lost', 'damaged', 'unreadable', 'stolen', 'pinLocked', 'other'] as const;
/** Why a lock is replaced. */
export type ReplacementReason = (typeof replacementReasons)[number];
/** The Chinese labels. */
export const replacementReasonLabels: Readonly<Record<ReplacementReason, string>> = {
  lost: '遗失',
  damaged: '损坏',
  unreadable: '无法识别',
  stolen: '被盗',
  pinLocked: '密码锁死无法解锁',
  other: '其他',
};

/** Possible changes of an enterprise change (0105). */
export const enterpriseChanges = ['name', 'legalRepresentative', 'seal', 'creditCode', 'address'] as const;
/** Company data that can change. */
export type EnterpriseChange = (typeof enterpriseChanges)[number];
/** The Chinese labels. */
export const enterpriseChangeLabels: Readonly<Record<EnterpriseChange, string>> = {
  name: '企业名称',
  legalRepresentative: '法定代表人',
  seal: '公章',
  creditCode: '统一社会信用代码',
  address: '地址/电话',
};

/**
 * Which certificates a change affects: a new name or code all of the company, a new legal
 * representative or seal only the master lock, an address none. Of several changes the widest counts.
 */
export function touchedBy(changes: readonly EnterpriseChange[]): 'all' | 'master' | 'none' {
  if (changes.includes('name') || changes.includes('creditCode')) return 'all';
  if (changes.includes('legalRepresentative') || changes.includes('seal')) return 'master';
  return 'none';
}

/**
 * Types after which bid files encrypted with the old certificate cannot be opened any more, so the page first asks
 * about bids that are not opened yet.
 */
export const endangersOpenBids = (type: string): boolean =>
  ['0102', '0103', '0105', '0106', '0108'].includes(type);

const ofLock: Partial<Record<ChangeOrderType, readonly Delivery[]>> = {
  '0102': ['online', 'counter', 'courier'],
  '0103': ['online', 'counter'],
  '0105': ['online', 'counter'],
  '0106': ['online', 'counter', 'courier'],
};
/** Delivery of a change: without a new stick nothing is sent; all other changes are online. */
export const deliveriesOfChange = (
  carrier: 'lock' | 'mobile' | 'pc',
  type: ChangeOrderType,
): readonly Delivery[] => (carrier === 'lock' && ofLock[type]) || ['online'];

/** Roles that may order a change; the administrator for all, the holder for the own certificate. */
export function mayOrderChange(type: ChangeOrderType, roleId: number, isHolder: boolean): boolean {
  if (type === '0105') return roleId === 5;
  if (type === '0110') return roleId === 5 || (roleId === 4 && isHolder);
  return roleId === 5 || isHolder;
}
