import { moneyText } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, prestoreAccounts, recharges, users } from '../../db/schema/index.js';
import { fromNobody, type Arrival, type Unwanted } from './arrival.js';
import { heldFen, holdingLimit, lockAccount } from './account.js';
import { moveBalance, system } from './move-balance.js';
import type { RechargeRow } from './recharge.js';

/** Credits a recharge, once: the movement's key is the recharge's number. Call it on a locked row. */
export async function creditRecharge(
  tx: Db,
  row: RechargeRow,
  facts: { at: Date; tradeNo: string; amountFen: number; decidedBy: string | null },
): Promise<void> {
  const account = await lockAccount(tx, row.accountId);
  await moveBalance(tx, account, {
    kind: 'recharge',
    amountFen: facts.amountFen,
    businessKey: `recharge:${row.rechargeNo}`,
    at: facts.at,
    operator: system,
    remark: row.method === 'alipay' ? '支付宝充值' : '对公转账充值',
  });
  await tx
    .update(recharges)
    .set({
      state: 'paid',
      refusal: '',
      tradeNo: facts.tradeNo,
      decidedAt: facts.at,
      decidedBy: facts.decidedBy,
    })
    .where(eq(recharges.rechargeNo, row.rechargeNo));
}

/** The owner of a recharge, as shown to finance. */
export async function payerOf(tx: Db, { accountId, userId }: RechargeRow): Promise<string> {
  const [row] = await tx
    .select({ company: companies.name, person: users.name })
    .from(prestoreAccounts)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(companies, eq(companies.id, prestoreAccounts.companyId))
    .where(eq(prestoreAccounts.id, accountId));
  return row?.company ?? row?.person ?? '';
}

/** Alipay's money for a recharge. Late money is credited too, unless it would exceed the account's limit. */
export async function rechargeArrived(
  tx: Db,
  rechargeNo: string,
  { tradeNo, amountFen, at }: Arrival,
): Promise<'paid' | Unwanted> {
  const [row] = await tx.select().from(recharges).where(eq(recharges.rechargeNo, rechargeNo)).for('update');
  if (!row) return fromNobody(`平台没有充值单 ${rechargeNo}`);
  const payerName = await payerOf(tx, row);
  const unwanted = (reason: string): Unwanted => ({
    reason: `充值单 ${rechargeNo} ${reason}`,
    userId: row.userId,
    payerName,
    link: '/core/myMemberCard',
  });
  if (row.method !== 'alipay') return unwanted('约定的是对公转账');
  if (row.state === 'paid') return unwanted('已到账，这是重复的付款');
  if (row.amountFen !== amountFen) {
    return unwanted(`的金额为 ${moneyText(row.amountFen)}，与实付金额不一致`);
  }
  const account = await lockAccount(tx, row.accountId);
  const limit = holdingLimit(account);
  if (limit !== null && heldFen(account) + amountFen > limit) {
    await tx
      .update(recharges)
      .set({ state: 'closed', decidedAt: at })
      .where(eq(recharges.rechargeNo, rechargeNo));
    return unwanted(`到账后将超过预存上限 ${moneyText(limit)}`);
  }
  await creditRecharge(tx, row, { at, tradeNo, amountFen, decidedBy: null });
  return 'paid';
}
