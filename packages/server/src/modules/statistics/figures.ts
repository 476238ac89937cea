import { orderStates, urgentReviewMinutes, withRules } from '@ca-portal/api/domain';
import { and, eq, gte, inArray, isNotNull, lt, sql, type Column, type SQL } from 'drizzle-orm';
import { certificates, companyRecords, orders, payments } from '../../db/schema/index.js';
import { parametersOf, publishedRules } from '../../parameters/index.js';
import type { Services } from '../../context/services.js';
import type { Period } from '../../services/administration/index.js';
import { queues } from './queues.js';

const during = (column: Column, { from, until }: Period): SQL | undefined =>
  and(gte(column, from), lt(column, until));

/** The Beijing calendar day of an instant; Beijing has no daylight saving time. */
const dayOf = (column: Column): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const howMany = sql<number>`count(*)::int`;
const byDay = <Row extends { day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.day, row]));

/** The numbers at the top, and the tasks waiting now, regardless of the period. */
export async function overview(services: Services, period: Period) {
  const { db, clock } = services;
  const { reviewHours } = await parametersOf(services);
  const late = new Date(clock().getTime() - reviewHours * 3_600_000);
  const soon = new Date(late.getTime() + urgentReviewMinutes(reviewHours) * 60_000);
  const waiting = eq(orders.state, orderStates.waitingForReview);
  const [turnover] = await db
    .select({ fen: sql<number>`coalesce(sum(${payments.amountFen}), 0)::float8` })
    .from(payments)
    .where(and(eq(payments.status, 'succeeded'), during(payments.paidAt, period)));
  const nearlyLate = and(waiting, lt(orders.paidAt, soon), gte(orders.paidAt, late));
  const tasks = [
    {
      label: withRules('将在 {urgentReviewTime}内超时的审核', await publishedRules(services)),
      count: await db.$count(orders, nearlyLate),
      link: '/certManage/review',
    },
  ];
  for (const { task: label, link, table, where } of queues) {
    if (label) tasks.push({ label, count: await db.$count(table, where), link });
  }
  return {
    orders: await db.$count(orders, during(orders.createdAt, period)),
    turnoverFen: turnover?.fen ?? 0,
    certificates: await db.$count(
      certificates,
      and(isNotNull(certificates.installedAt), during(certificates.installedAt, period)),
    ),
    waitingForReview: await db.$count(orders, waiting),
    overdue: await db.$count(orders, and(waiting, lt(orders.paidAt, late))),
    tasks: tasks.filter((task) => task.count > 0),
  };
}

/** `辽宁省/沈阳市/浑南区` becomes 沈阳; users without a company, or with a company without an address, have no city. */
const city = sql<string>`coalesce(nullif(regexp_replace(split_part(${companyRecords.basics} ->> 'region', '/', 2), '市$', ''), ''), '未登记')`;

export async function ordersByKind({ db }: Services, period: Period) {
  const where = during(orders.createdAt, period);
  const day = dayOf(orders.createdAt);
  const days = await db.select({ day, count: howMany }).from(orders).where(where).groupBy(day);
  const types = await db
    .select({ orderType: orders.orderType, count: howMany })
    .from(orders)
    .where(where)
    .groupBy(orders.orderType)
    .orderBy(sql`2 desc`, orders.orderType);
  const cities = await db
    .select({ city, count: howMany })
    .from(orders)
    .leftJoin(companyRecords, eq(companyRecords.companyId, orders.companyId))
    .where(where)
    .groupBy(city)
    .orderBy(sql`2 desc`, sql`1`);
  const paidOn = dayOf(payments.paidAt);
  const money = await db
    .select({ day: paidOn, fen: sql<number>`sum(${payments.amountFen})::float8` })
    .from(payments)
    .where(and(eq(payments.status, 'succeeded'), during(payments.paidAt, period)))
    .groupBy(paidOn);
  const [counts, paid] = [byDay(days), byDay(money)];
  return {
    days: period.days.map((name) => ({
      day: name,
      count: counts.get(name)?.count ?? 0,
      paidFen: paid.get(name)?.fen ?? 0,
    })),
    types,
    cities,
  };
}

/** How long decisions took, from the payment on, and why orders were sent back. */
export async function reviewTimes({ db }: Services, period: Period) {
  const where = and(isNotNull(orders.paidAt), during(orders.reviewedAt, period));
  const day = dayOf(orders.reviewedAt);
  const minutes = sql`extract(epoch from ${orders.reviewedAt} - ${orders.paidAt}) / 60`;
  const days = await db
    .select({
      day,
      median: sql<number>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
      ninetieth: sql<number>`round(percentile_cont(0.9) within group (order by ${minutes}))::int`,
    })
    .from(orders)
    .where(where)
    .groupBy(day);
  const known = byDay(days);
  const sentBack = await db
    .select({ rejection: orders.rejection })
    .from(orders)
    .where(and(where, sql`jsonb_array_length(${orders.rejection}) > 0`));
  const reasons = new Map<string, { code: string; text: string; count: number }>();
  for (const { code, text } of sentBack.flatMap((row) => row.rejection)) {
    const sofar = reasons.get(code) ?? { code, text, count: 0 };
    reasons.set(code, { ...sofar, count: sofar.count + 1 });
  }
  return {
    days: period.days.map((name) => ({
      day: name,
      medianMinutes: known.get(name)?.median ?? null,
      ninetiethMinutes: known.get(name)?.ninetieth ?? null,
    })),
    reasons: [...reasons.values()]
      .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
      .slice(0, 10),
  };
}

/** Active certificates by the month of their end, for this month and the next eleven. */
export async function expiryByMonth(
  { db, clock }: Services,
  months: readonly string[],
  roleId: number | undefined,
) {
  const month = sql<string>`to_char(${certificates.notAfter} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await db
    .select({ month, count: howMany })
    .from(certificates)
    .innerJoin(orders, eq(orders.orderNo, certificates.orderNo))
    .where(
      and(
        inArray(certificates.status, ['active', 'busy', 'lost']),
        gte(certificates.notAfter, clock()),
        roleId === undefined ? undefined : eq(orders.roleId, roleId),
      ),
    )
    .groupBy(month);
  const counts = new Map(rows.map((row) => [row.month, row.count]));
  return months.map((name) => ({ month: name, count: counts.get(name) ?? 0 }));
}
