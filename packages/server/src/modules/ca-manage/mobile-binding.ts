import { createHash, randomUUID } from 'node:crypto';
import { formatBeijing, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { mobileBindings } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import {
  carrierOf,
  moveOrder,
  loadOrderNames,
  findOrder,
  lockOrder,
  type OrderRow,
  owned,
} from '../../services/orders/index.js';
import { maskName } from '../../kernel/mask.js';
import { keyedHash } from '../../kernel/keyed-hash.js';

export type BindingRow = typeof mobileBindings.$inferSelect;

const lifeMs = 10 * 60_000;

/** Derived, not stored: a copy of the database contains no code, and the page can still show it again. */
const codeOf = ({ config }: Services, id: string): string => keyedHash(config.secret, 'mobile', id);
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

function view(services: Services, row: BindingRow) {
  const over = row.expiresAt <= services.clock();
  const state = row.installedAt
    ? ('installed' as const)
    : over
      ? ('expired' as const)
      : row.scannedAt
        ? ('scanned' as const)
        : ('waiting' as const);
  const code = codeOf(services, row.id);
  // In the fragment: it reaches no server's log and no other site.
  const link = new URL(`/m/bind#c=${code}`, services.config.publicUrl);
  return { orderNo: row.orderNo, state, text: link.href, expiresAt: formatBeijing(row.expiresAt) };
}

async function newest(db: Db, orderNo: string): Promise<BindingRow | undefined> {
  const [row] = await db
    .select()
    .from(mobileBindings)
    .where(eq(mobileBindings.orderNo, orderNo))
    .orderBy(desc(mobileBindings.createdAt), desc(mobileBindings.id))
    .limit(1);
  return row;
}

/** Moves an approved order to waiting for the download: there is nothing else to make. */
async function makeReady(tx: Db, order: OrderRow, now: Date, actorId: string): Promise<void> {
  if ((await carrierOf(tx, order)) !== 'mobile') {
    throw new PortalError('changeNotPossible', { reason: '该订单不是手机证书订单' });
  }
  if (order.state === orderStates.readyForDownload) return;
  if (order.state !== orderStates.reviewPassed) {
    throw new PortalError('issueNotAllowed', { state: orderStateLabels[order.state] });
  }
  const by = { at: now, actorId };
  const making = await moveOrder(tx, order, 'startMaking', { ...by, title: '开始制证', detail: '手机证书' });
  await moveOrder(tx, making, 'madeForDownload', { ...by, title: '待下载', detail: '请用手机扫码下载' });
}

/** Opens a QR text for ten minutes; the previous one becomes invalid. */
export async function openMobile(orderNo: string, context: CallContext) {
  const { services } = context;
  const session = sessionOf(context);
  const now = services.clock();
  const row = await services.db.transaction(async (tx) => {
    const order = owned(session, await lockOrder(tx, orderNo));
    await makeReady(tx, order, now, session.userId);
    await tx.update(mobileBindings).set({ expiresAt: now }).where(eq(mobileBindings.orderNo, orderNo));
    const id = randomUUID();
    const [made] = await tx
      .insert(mobileBindings)
      .values({
        id,
        orderNo,
        codeHash: hashOfCode(codeOf(services, id)),
        openedBy: session.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      .returning();
    if (!made) throw new Error('an inserted binding came back empty');
    return made;
  });
  return view(services, row);
}

export async function mobileState(orderNo: string, context: CallContext) {
  const { services } = context;
  owned(sessionOf(context), await findOrder(services.db, orderNo));
  const row = await newest(services.db, orderNo);
  if (!row) throw new PortalError('notFound');
  return view(services, row);
}

/** The phone has scanned the QR code: the page shows it, and the phone shows whose certificate it is. */
export async function mobileScan(code: string, { services: { db, clock } }: CallContext) {
  const now = clock();
  const codeHash = hashOfCode(code);
  const [binding] = await db.select().from(mobileBindings).where(eq(mobileBindings.codeHash, codeHash));
  const order = binding && (await findOrder(db, binding.orderNo));
  if (!binding || !order || binding.installedAt || binding.expiresAt <= now) {
    throw new PortalError('mobileCodeEnded');
  }
  await db
    .update(mobileBindings)
    .set({ scannedAt: binding.scannedAt ?? now })
    .where(eq(mobileBindings.codeHash, codeHash));
  const names = await loadOrderNames(db);
  return {
    holderName: maskName(order.holderName),
    companyName: order.companyName,
    productName: order.productName,
    platformNames: names.platforms(order.platformCodes),
    expiresAt: formatBeijing(binding.expiresAt),
  };
}
