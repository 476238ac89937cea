import { failedOrderStates, formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import { and, gte, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import type { Services } from '../../context/services.js';
import { ownOrders } from './ownership.js';

/** Spending per calendar year for each level. A level promises only what the portal does. */
export const memberLevels = [
  { level: 0, name: '普通会员', fromFen: 0 },
  { level: 1, name: '银卡会员', fromFen: 100_000 },
  { level: 2, name: '金卡会员', fromFen: 500_000 },
];

/** Price of a course at a level: each level pays less than the one below. */
export function courseFenAt(level: number, { priceFen, memberPriceFen }: CoursePrices): number {
  if (level === 0 || memberPriceFen >= priceFen) return priceFen;
  return level === 1 ? memberPriceFen : Math.round(memberPriceFen * 0.9);
}
interface CoursePrices {
  readonly priceFen: number;
  readonly memberPriceFen: number;
}

export interface MemberStanding {
  readonly level: number;
  readonly levelName: string;
  readonly spentFen: number;
  readonly nextLevelFen: number | null;
}

/** The level depends on whose orders count: for an administrator his company's. */
export async function memberStanding(
  session: Session,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<MemberStanding> {
  const newYear = parseBeijing(`${formatBeijing(clock()).slice(0, 4)}-01-01 00:00:00`);
  const [sum] = await db
    .select({ fen: sql<number>`coalesce(sum(${orders.totalFen}), 0)::float8` })
    .from(orders)
    .where(
      and(
        ...ownOrders(session),
        gte(orders.paidAt, newYear),
        notInArray(orders.state, [...failedOrderStates]),
      ),
    );
  const spentFen = sum?.fen ?? 0;
  const reached = memberLevels.findLast((one) => spentFen >= one.fromFen);
  const next = memberLevels.find((one) => spentFen < one.fromFen);
  return {
    level: reached?.level ?? 0,
    levelName: reached?.name ?? '',
    spentFen,
    nextLevelFen: next?.fromFen ?? null,
  };
}
