import type { desk, InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, like } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { sticks } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { InvalidInput } from '../../http/portal-error.js';
import { codeLookup, codeTypes } from '../codes/index.js';

type Query = InputOf<(typeof desk)['stock']>['query'];
type Delivery = InputOf<(typeof desk)['receiveStock']>['body'];

export async function listStock(
  query: Query,
  { services: { db } }: CallContext,
): Promise<ResultOf<(typeof desk)['stock']>> {
  const which = and(
    query.state ? eq(sticks.state, query.state) : undefined,
    query.keyword ? like(sticks.serial, likePattern(query.keyword)) : undefined,
  );
  const { rows, total } = await pageOf(db, sticks, { where: which, orderBy: [desc(sticks.id)] }, query);
  const nameOf = await codeLookup(db);
  return {
    rows: rows.map(({ mediumCode, at, ...stick }) => ({
      ...stick,
      mediumName: nameOf(codeTypes.mediumVendor, mediumCode) ?? '—',
      at: formatBeijing(at),
    })),
    total,
  };
}

/** Takes in what is new; serial numbers that are known are named and left alone. */
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
