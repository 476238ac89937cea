import type { desk, ResultOf } from '@ca-portal/api/contract';
import { orderStateLabels } from '@ca-portal/api/domain';
import { and, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { certificates, companies, fulfillments, officeUsers, orders, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { maskPhone } from '../../kernel/mask.js';
import { visibleUsers } from '../../services/administration/index.js';

type Found = ResultOf<(typeof desk)['find']>['rows'][number];

/** More hits than this need a more precise search. */
const mostOfAKind = 20;

async function people(db: Db, words: string, seen: SQL | undefined): Promise<Found[]> {
  const pattern = likePattern(words);
  const rows = await db
    .select({ user: users, companyName: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .where(
      and(
        seen,
        isNull(users.closedAt),
        // Only a complete phone number: partial matches would allow guessing numbers.
        or(eq(users.phone, words), like(users.name, pattern), eq(users.username, words)),
      ),
    )
    .limit(mostOfAKind);
  return rows.map(({ user, companyName }) => ({
    kind: 'person',
    userGuid: user.id,
    title: user.name,
    text: [maskPhone(user.phone), companyName].filter(Boolean).join('，'),
  }));
}

async function companyPeople(db: Db, words: string, seen: SQL | undefined): Promise<Found[]> {
  const rows = await db
    .select({ user: users, company: companies })
    .from(companies)
    .innerJoin(users, eq(users.companyId, companies.id))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .where(
      and(
        seen,
        isNull(users.closedAt),
        or(like(companies.name, likePattern(words)), eq(companies.creditCode, words.toUpperCase())),
      ),
    )
    .limit(mostOfAKind);
  return rows.map(({ user, company }) => ({
    kind: 'company',
    userGuid: user.id,
    title: company.name,
    text: `${user.name}，${maskPhone(user.phone)}`,
  }));
}

async function ordersOf(db: Db, words: string, seen: SQL | undefined): Promise<Found[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .leftJoin(fulfillments, eq(fulfillments.orderNo, orders.orderNo))
    .where(and(seen, or(eq(orders.orderNo, words), eq(fulfillments.trackingNumber, words))))
    .orderBy(desc(orders.createdAt))
    .limit(mostOfAKind);
  return rows.map(({ order }) => ({
    kind: 'order',
    userGuid: order.userId,
    title: order.orderNo,
    text: `${order.holderName}，${order.productName}，${orderStateLabels[order.state]}`,
  }));
}

async function locks(db: Db, words: string, seen: SQL | undefined): Promise<Found[]> {
  const rows = await db
    .select({ certificate: certificates, stick: fulfillments.serial })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .leftJoin(fulfillments, eq(fulfillments.orderNo, certificates.orderNo))
    .where(
      and(
        seen,
        or(
          eq(certificates.serialNumber, words.toUpperCase()),
          eq(certificates.deviceId, words),
          eq(fulfillments.serial, words),
        ),
      ),
    )
    .limit(mostOfAKind);
  return rows.map(({ certificate, stick }) => ({
    kind: 'lock',
    userGuid: certificate.userId,
    title: stick ?? certificate.deviceId,
    text: `${certificate.holderName}，证书 ${certificate.serialNumber}`,
  }));
}

/**
 * Finds the user that a caller means by any of his data, within the clerk's data scope; an empty search finds
 * nobody.
 */
export async function findCaller(
  context: CallContext,
  { keyword = '', page, limit }: { keyword?: string | undefined; page: number; limit: number },
): Promise<ResultOf<(typeof desk)['find']>> {
  if (keyword.length < 2) return { rows: [], total: 0 };
  const kinds = [people, companyPeople, ordersOf, locks];
  const seen = await visibleUsers(context);
  const all = (await Promise.all(kinds.map((find) => find(context.services.db, keyword, seen)))).flat();
  return { rows: all.slice((page - 1) * limit, page * limit), total: all.length };
}
