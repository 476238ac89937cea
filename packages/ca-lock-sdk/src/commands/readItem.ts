import { text, type Command } from '../wire/command.js';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import { record } from '../wire/record.js';

/** Reads one item of the lock. Errors: `read-failed` with the item, `no-certificate`, `lock-removed`. */
export function readItem(item: LockItem): Command<string> {
  const [type, key] = LOCK_ITEMS[item];
  return { type, item, failure: 'read-failed', read: (qrinfo) => text(record(qrinfo['certobject'])[key]) };
}
