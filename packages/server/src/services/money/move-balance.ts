import { balanceAfter, type LedgerKind, moneyText } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { nextFlowNo } from '../../db/ids.js';
import { prestoreAccounts, prestoreMovements, type Posting } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { AccountRow } from './account.js';
import { warnOfLowBalance } from './low-balance.js';

export type MovementRow = typeof prestoreMovements.$inferSelect;

export interface Movement {
  readonly kind: LedgerKind;
  /** Positive; negative only for an adjustment that removes money. */
  readonly amountFen: number;
  /** The cause: each one moves money once. */
  readonly businessKey: string;
  readonly at: Date;
  readonly operator: { readonly id: string | null; readonly name: string };
  readonly remark: string;
  readonly orderNo?: string;
}

export const system = { id: null, name: '系统' } as const;
const prepaid = '预存账户';
const frozen = '冻结资金';

/** The counterpart account of each kind of movement. */
const counterpart: Readonly<Record<LedgerKind, string>> = {
  recharge: '银行存款',
  spend: '业务收入',
  refund: '业务收入',
  freeze: frozen,
  unfreeze: frozen,
  adjust: '银行存款',
};

/** Both sides of a movement: what one account loses, the other gets. */
function postingsOf(kind: LedgerKind, signedFen: number): Posting[] {
  const amount = Math.abs(signedFen);
  const [debit, credit] = signedFen < 0 ? [prepaid, counterpart[kind]] : [counterpart[kind], prepaid];
  return [
    { account: debit, debitFen: amount, creditFen: 0 },
    { account: credit, debitFen: 0, creditFen: amount },
  ];
}

/**
 * The only place where prepaid money moves: movement and balance change together, and neither part falls
 * below 0. Call it on a row from `lockAccount`; returns the updated account.
 * @throws balanceShort if the account does not cover it
 */
export async function moveBalance(
  tx: Db,
  account: AccountRow,
  { kind, amountFen, operator, orderNo, ...facts }: Movement,
): Promise<{ account: AccountRow; movement: MovementRow }> {
  const after = balanceAfter(account, kind, amountFen);
  if (!after) {
    const missing = moneyText(Math.max(0, Math.abs(amountFen) - account.availableFen));
    throw new PortalError('balanceShort', { missing });
  }
  const signed = after.availableFen - account.availableFen;
  const [movement] = await tx
    .insert(prestoreMovements)
    .values({
      ...facts,
      accountId: account.id,
      flowNo: await nextFlowNo(tx, facts.at),
      kind,
      amountFen: signed,
      balanceBeforeFen: account.availableFen,
      balanceFen: after.availableFen,
      postings: postingsOf(kind, signed),
      orderNo: orderNo ?? null,
      operatorId: operator.id,
      operatorName: operator.name,
    })
    .returning();
  const [changed] = await tx
    .update(prestoreAccounts)
    .set(after)
    .where(eq(prestoreAccounts.id, account.id))
    .returning();
  if (!movement || !changed) throw new Error('a movement came back empty');
  // Here, so that every way of spending is covered: of several orders at once only one crosses the limit.
  if (kind === 'spend') await warnOfLowBalance(tx, account, changed, facts.at);
  return { account: changed, movement };
}
