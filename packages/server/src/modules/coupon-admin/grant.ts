import { randomUUID } from 'node:crypto';
import type { couponAdmin, InputOf, ResultOf } from '@ca-portal/api/contract';
import { accountNameKey, formatBeijing } from '@ca-portal/api/domain';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { coupons, couponTickets, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { checkGivenOut } from '../../services/coupons/index.js';
import { tell } from '../../services/messages/index.js';

type Grant = InputOf<typeof couponAdmin.grant>['body'];
type Granted = ResultOf<typeof couponAdmin.grant>;

/** Accounts by user name or phone; the result reveals only that they exist. */
async function accountsOf(tx: Db, people: readonly string[]): Promise<Map<string, string>> {
  const found = await tx
    .select({ id: users.id, name: users.usernameKey, phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.disabled, false),
        or(inArray(users.usernameKey, people.map(accountNameKey)), inArray(users.phone, [...people])),
      ),
    );
  return new Map(found.flatMap(({ id, name, phone }) => [[name, id] as const, [phone ?? '', id] as const]));
}

/** Number of lines in the error message; further errors are shown the next time. */
const mostNamed = 10;
const refusal = (problems: readonly string[]) => {
  const rest = problems.length > mostNamed ? `等 ${problems.length} 行需要修改` : '';
  const message = `没有发放。${problems.slice(0, mostNamed).join('；')}${rest}`;
  return new InvalidInput([{ field: 'people', message }]);
};

/** Gives a ticket to each person, or to nobody if one line is wrong. The coupon's limits apply here too. */
export async function grantCoupon(id: number, { people }: Grant, context: CallContext): Promise<Granted> {
  const { db, clock } = context.services;
  const now = clock();
  return db.transaction(async (tx) => {
    // Claims lock the same row, so they wait.
    const [held] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
    const coupon = checkGivenOut(held, now);
    const accounts = await accountsOf(tx, people);
    const ids = people.map((who) => accounts.get(accountNameKey(who)) ?? accounts.get(who));
    const had = await tx
      .select({ userId: couponTickets.userId, mine: sql<number>`count(*)::int` })
      .from(couponTickets)
      .where(eq(couponTickets.couponId, id))
      .groupBy(couponTickets.userId);
    const mine = new Map(had.map((row) => [row.userId, row.mine]));
    const problems = ids.flatMap((userId, index) => {
      const wrong = (message: string) => [`第 ${index + 1} 行${message}`];
      if (userId === undefined) return wrong('：没有这个账号或手机号，或账号已停用');
      if (ids.indexOf(userId) !== index) return wrong('：与前面的某一行是同一个人');
      return (mine.get(userId) ?? 0) >= coupon.perPerson ? wrong('：已领满每人限领数量') : [];
    });
    if (problems.length > 0) throw refusal(problems);
    const left = coupon.total - coupon.claimed;
    if (people.length > left) {
      throw new InvalidInput([
        { field: 'people', message: `只剩 ${left} 张，不够发给 ${people.length} 人，请减少人数或增加总数` },
      ]);
    }
    const to = ids.flatMap((userId) => userId ?? []);
    await tx
      .update(coupons)
      .set({ claimed: sql`${coupons.claimed} + ${to.length}` })
      .where(eq(coupons.id, id));
    await tx.insert(couponTickets).values(
      to.map((userId) => ({
        couponId: id,
        userId,
        ordinal: (mine.get(userId) ?? 0) + 1,
        requestId: randomUUID(),
        claimedAt: now,
      })),
    );
    await tell(tx, now, {
      code: 'coupon.granted',
      to,
      values: { 优惠券: coupon.name, 到期日: formatBeijing(coupon.endTime).slice(0, 16) },
      link: '/myCoupons',
      key: `coupon-granted:${id}:${now.getTime()}`,
    });
    await recordAudit(tx, context, {
      action: 'coupon.grant',
      subjectType: 'coupon',
      subjectId: String(id),
      details: { people: to.length },
    });
    return { granted: to.length };
  });
}
