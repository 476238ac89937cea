import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { recharges } from '../../db/schema/index.js';
import { lockAccount } from './account.js';
import { moveBalance, system } from './move-balance.js';
import type { RechargeRow } from './recharge.js';

/** Credits a recharge, once: the movement's key is the recharge's number. Call it on a held row. */
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
    .set({ state: 'paid', tradeNo: facts.tradeNo, decidedAt: facts.at, decidedBy: facts.decidedBy })
    .where(eq(recharges.rechargeNo, row.rechargeNo));
}

/** Alipay's notice about a recharge. Money that comes late is money all the same: it is credited. */
export async function rechargeArrived(
  tx: Db,
  notice: { rechargeNo: string; tradeNo: string; totalFen: number },
  at: Date,
): Promise<'paid' | 'repeated' | 'wrong-amount' | 'late' | 'unknown'> {
  const [row] = await tx
    .select()
    .from(recharges)
    .where(eq(recharges.rechargeNo, notice.rechargeNo))
    .for('update');
  if (!row || row.method !== 'alipay') return 'unknown';
  if (row.state === 'paid') return row.tradeNo === notice.tradeNo ? 'repeated' : 'late';
  if (row.amountFen !== notice.totalFen) return 'wrong-amount';
  await creditRecharge(tx, row, { at, tradeNo: notice.tradeNo, amountFen: row.amountFen, decidedBy: null });
  return 'paid';
}
