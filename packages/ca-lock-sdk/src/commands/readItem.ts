import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import { objectIn, textIn } from '../wire/record.js';
import { sealsIn, type LockSeal } from '../wire/seals.js';

/** Reads one item of the lock. Errors: `read-failed` with the item, `no-certificate`, `lock-removed`. */
export function readItem(item: LockItem, licenseKey?: string): Command<string> {
  const [type, key] = LOCK_ITEMS[item];
  const seal = item === 'sealInfo';
  // The key belongs to the portal operator: without it no driver returns the seal.
  if (seal && !licenseKey) throw new LockError('invalid-argument', { item });
  return {
    type,
    item,
    ...(seal && { fields: { ext: { PDFType: 200, LicenseKey: licenseKey } } }),
    failure: 'read-failed',
    read: (qrinfo) => textIn(objectIn(qrinfo, seal ? 'ext' : 'certobject'), key),
  };
}

/** Reads every seal of the lock, the main one first. Errors as `sealInfo`. */
export const readSeals = (licenseKey?: string): Command<LockSeal[]> => ({
  ...readItem('sealInfo', licenseKey),
  read: (qrinfo) => sealsIn(objectIn(qrinfo, 'ext')),
});
