import type { Db } from '../../db/db.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { senderOf } from '../../workers/index.js';
import { contentOf, type FileRow } from '../files/index.js';
import { codeLookup, platformName } from '../codes/index.js';
import type { OrderRow } from './order-row.js';
import { formMark } from '../../documents/form-mark.js';

const ours = /^DD\d{14}\|/;

/** Names of platforms; undefined if the barcode contains only a digest. */
async function platformWords(db: Db, codes: readonly string[]): Promise<string> {
  const nameOf = await codeLookup(db);
  const names = codes.map((code) => platformName(nameOf, code));
  return names.includes(undefined) ? '' : names.join('、');
}

/**
 * Checks the stamped form against its order (dossier 3.3, F1 to F3): the barcodes must contain the order and
 * its current platforms. A wrong form is refused with a message before any review.
 */
export async function checkForm(order: OrderRow, file: FileRow, context: CallContext): Promise<void> {
  const { db, workers } = context.services;
  const content = await contentOf(file, context);
  const wanted = formMark(order);
  const texts = await workers.run('readFormMarks', senderOf(context), content, file.type, wanted);
  if (texts.includes(wanted)) return;
  const marks = texts.filter((text) => ours.test(text)).map((text) => text.split('|'));
  const [first] = marks;
  if (!first) throw new PortalError('formUnreadable');
  const own = marks.find(([orderNo, , ...rest]) => orderNo === order.orderNo && rest.length === 0);
  if (!own && first[0] !== order.orderNo)
    throw new PortalError('formOfOtherOrder', { orderNo: first[0] ?? '' });
  const printed = await platformWords(db, own?.[1]?.split(',') ?? []);
  // Another layout, a digest of many platforms, or the first page of a form for several orders without its
  // list.
  if (!printed) throw new PortalError('formOutdated');
  const chosen = await platformWords(db, order.platformCodes);
  throw new PortalError('formPlatformsDiffer', { printed, chosen });
}
