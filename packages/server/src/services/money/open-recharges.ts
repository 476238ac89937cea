import type { InputOf, prestoreAccount, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { pageOf } from '../../db/paging.js';
import { recharges } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownRecharge, presentRecharge } from './recharge.js';

type Group = typeof prestoreAccount;

/** Recharges of the caller that may still be paid, or whose slip finance is checking. */
export async function openRecharges(
  query: InputOf<Group['openRecharges']>['query'],
  context: CallContext,
): Promise<ResultOf<Group['openRecharges']>> {
  const { db, clock } = context.services;
  const open = or(
    eq(recharges.state, 'confirming'),
    and(eq(recharges.state, 'waiting'), gt(recharges.payBefore, clock())),
  );
  const { rows, total } = await pageOf(
    db,
    recharges,
    {
      where: and(eq(recharges.userId, sessionOf(context).userId), open),
      orderBy: [desc(recharges.rechargeNo)],
    },
    query,
  );
  return {
    rows: rows.map(({ rechargeNo, amountFen, method, state, createdAt }) => ({
      rechargeNo,
      amountFen,
      method,
      state,
      createdAt: formatBeijing(createdAt),
    })),
    total,
  };
}

/**
 * Gives up a recharge that is not paid. A second call changes nothing. Money that comes all the same is
 * credited if Alipay sends it, or found by its remark code on the bank's statement.
 */
export async function cancelRecharge(
  rechargeNo: string,
  context: CallContext,
): Promise<ResultOf<Group['cancelRecharge']>> {
  const { db, clock } = context.services;
  const row = await db.transaction(async (tx) => {
    const held = await ownRecharge(tx, sessionOf(context), rechargeNo);
    if (held.state === 'closed') return held;
    if (held.state !== 'waiting') {
      throw new PortalError('transferStateConflict', {
        state: held.state === 'paid' ? '已到账' : '待确认到账',
      });
    }
    const [closed] = await tx
      .update(recharges)
      .set({ state: 'closed', refusal: '您已取消这笔充值', decidedAt: clock() })
      .where(eq(recharges.rechargeNo, rechargeNo))
      .returning();
    await recordAudit(tx, context, {
      action: 'balance.rechargeCancel',
      subjectType: 'balance',
      subjectId: rechargeNo,
      details: { amountFen: held.amountFen },
    });
    return closed ?? held;
  });
  return presentRecharge(context.services, row);
}
