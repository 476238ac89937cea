import type { desk, InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, nextStickState } from '@ca-portal/api/domain';
import { and, desc, eq, like, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { sticks } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { codeLookup, codeTypes } from '../../services/codes/index.js';

type Query = InputOf<(typeof desk)['stock']>['query'];
type Delivery = InputOf<(typeof desk)['receiveStock']>['body'];

type Stick = ResultOf<(typeof desk)['moveStick']>;

const viewOf = (
  { mediumCode, at, ...stick }: typeof sticks.$inferSelect,
  nameOf: Awaited<ReturnType<typeof codeLookup>>,
): Stick => ({
  ...stick,
  mediumName: nameOf(codeTypes.mediumVendor, mediumCode) ?? '—',
  at: formatBeijing(at),
});

export async function listStock(
  query: Query,
  { services: { db } }: CallContext,
): Promise<ResultOf<(typeof desk)['stock']>> {
  const which = and(
    query.state ? eq(sticks.state, query.state) : undefined,
    query.keyword
      ? or(like(sticks.serial, likePattern(query.keyword)), eq(sticks.orderNo, query.keyword))
      : undefined,
  );
  const { rows, total } = await pageOf(db, sticks, { where: which, orderBy: [desc(sticks.id)] }, query);
  const nameOf = await codeLookup(db);
  return {
    rows: rows.map((row) => viewOf(row, nameOf)),
    total,
  };
}

const events = { damaged: 'damage', recycled: 'recycle', stock: 'restock' } as const;

/** Moves a stick out of the stock, or back into it. */
export async function moveStick(
  id: number,
  { from, to, reason }: InputOf<(typeof desk)['moveStick']>['body'],
  context: CallContext,
): Promise<Stick> {
  const { db, clock } = context.services;
  const moved = await db.transaction(async (tx) => {
    const [stick] = await tx.select().from(sticks).where(eq(sticks.id, id)).for('update');
    if (!stick) throw new PortalError('notFound');
    // Only a stick that was never used for an order can return: a used one still contains a certificate.
    const allowed =
      nextStickState(stick.state, events[to]) === to && (to !== 'stock' || stick.orderNo === null);
    if (stick.state !== from || !allowed) throw new PortalError('stickUnavailable', { serial: stick.serial });
    const [row] = await tx
      .update(sticks)
      .set({ state: to, at: clock() })
      .where(eq(sticks.id, id))
      .returning();
    await recordAudit(tx, context, {
      action: `stock.${to}`,
      subjectType: 'stock',
      subjectId: stick.serial,
      details: { from, reason },
    });
    return row ?? stick;
  });
  return viewOf(moved, await codeLookup(db));
}

/** Adds new sticks; known serial numbers are reported and left unchanged. */
export async function receiveStock(
  { mediumCode, servicePoint, serials }: Delivery,
  context: CallContext,
): Promise<{ received: number; known: string[] }> {
  const { db, clock } = context.services;
  const nameOf = await codeLookup(db);
  if (!nameOf(codeTypes.mediumVendor, mediumCode)) {
    throw new InvalidInput([{ field: 'mediumCode', message: '没有这种介质，请重新选择' }]);
  }
  const wanted = [...new Set(serials)];
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(sticks)
      .values(
        wanted.map((serial) => ({ serial, mediumCode, servicePoint, state: 'stock' as const, at: clock() })),
      )
      .onConflictDoNothing()
      .returning({ serial: sticks.serial });
    const received = new Set(inserted.map(({ serial }) => serial));
    const known = wanted.filter((serial) => !received.has(serial));
    await recordAudit(tx, context, {
      action: 'stock.receive',
      subjectType: 'stock',
      subjectId: mediumCode,
      details: { received: received.size, known: known.length },
    });
    return { received: received.size, known };
  });
}
