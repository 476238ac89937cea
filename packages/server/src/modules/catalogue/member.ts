import type { catalogue } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api/contract';
import { failedOrderStates, formatBeijing, parseBeijing, withRules } from '@ca-portal/api/domain';
import { and, gte, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';
import type { CallContext, Session } from '../../kernel/context.js';
import type { Services } from '../../kernel/services.js';
import { parametersOf, publishedRules } from '../../parameters/index.js';
import { ownOrders } from '../../services/orders/index.js';

/** What one has to spend in a calendar year. A level promises nothing that the portal does not do. */
const levels = [
  { level: 0, name: '普通会员', fromFen: 0 },
  { level: 1, name: '银卡会员', fromFen: 100_000 },
  { level: 2, name: '金卡会员', fromFen: 500_000 },
];
const benefits = [
  { label: '课程价格', cells: ['原价', '会员价', '会员价'] },
  { label: '到期提醒', cells: ['站内消息', '站内消息', '站内消息'] },
  { label: '审核时限', cells: ['{reviewTime}内', '{reviewTime}内', '{reviewTime}内'] },
];

type Membership = ResultOf<typeof catalogue.member>;
type Standing = Pick<Membership, 'level' | 'levelName' | 'spentFen' | 'nextLevelFen'>;

/** `/memberDes` is open to visitors (spec 2.1): they read what there is to reach. */
const visitor: Standing = { level: 0, levelName: '', spentFen: 0, nextLevelFen: null };

/** Levels belong to whoever owns the orders: for an administrator to his company. */
async function standingOf(session: Session, { db, clock }: Services): Promise<Standing> {
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
  const reached = levels.findLast((one) => spentFen >= one.fromFen);
  const next = levels.find((one) => spentFen < one.fromFen);
  return {
    level: reached?.level ?? 0,
    levelName: reached?.name ?? '',
    spentFen,
    nextLevelFen: next?.fromFen ?? null,
  };
}

/** The levels and what they give, and where the caller stands; a one-time password opens no figures of anybody. */
export async function membership({ services, session }: CallContext): Promise<Membership> {
  const known = session && !session.mustChangePassword;
  const rules = await publishedRules(services);
  return {
    // A province without membership sets `member.enabled` to false.
    enabled: (await parametersOf(services)).membership,
    ...(known ? await standingOf(session, services) : visitor),
    levels: levels.map((one) => ({ ...one })),
    benefits: benefits.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => withRules(cell, rules)),
    })),
  };
}
