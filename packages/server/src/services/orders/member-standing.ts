import { failedOrderStates, formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import { and, gte, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import type { Services } from '../../context/services.js';
import { ownOrders } from './ownership.js';

/** What one has to spend in a calendar year. A level promises nothing that the portal does not do. */
export const memberLevels = [
  { level: 0, name: '普通会员', fromFen: 0 },
  { level: 1, name: '银卡会员', fromFen: 100_000 },
  { level: 2, name: '金卡会员', fromFen: 500_000 },
];

/** What a course costs at a level: each one pays less than the level below. */
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

/** Levels belong to whoever owns the orders: for an administrator to his company. */
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
