import type { Db } from '../../db/db.js';
import { codeLookup, codeTypes, platformName } from '../codes/index.js';
import type { OrderRow } from './order-row.js';

/** Names for an order's codes, with the spec's fallbacks for unknown ones (section 3). */
export async function loadOrderNames(db: Db) {
  const nameOf = await codeLookup(db);
  return {
    provider: (code: string) => nameOf(codeTypes.provider, code) ?? '未知服务商名称',
    certificateType: (code: string) => nameOf(codeTypes.certificateType, code) ?? '未知证书名称',
    mediumVendor: ({ mediumVendor: code }: Pick<OrderRow, 'mediumVendor'>) =>
      code && (nameOf(codeTypes.mediumVendor, code) ?? '未知介质商名称'),
    signatureVendor: ({ signatureVendor: code }: Pick<OrderRow, 'signatureVendor'>) =>
      code && (nameOf(codeTypes.signatureVendor, code) ?? '未知签章服务商名称'),
    platforms: (codes: readonly string[]) => codes.map((code) => platformName(nameOf, code) ?? '—'),
    lockType: (order: Pick<OrderRow, 'lockType'>) =>
      nameOf(codeTypes.lockType, order.lockType) ??
      nameOf(codeTypes.pcLockType, order.lockType) ??
      '未知锁类型',
  };
}
