import { moneyText, orderDueFen } from '@ca-portal/api/domain';
import type { InputOf, prestoreAccount, ResultOf } from '@ca-portal/api/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { prestoreAccounts, prestoreMovements } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  inPayment,
  lockPayable,
  totalOf,
  settleOrder,
  lockAccount,
  usableAccount,
  moveBalance,
  type MovementRow,
  checkSpender,
  spendBySms,
} from '../../services/money/index.js';
import { orderTitle } from '../../services/orders/index.js';

type Request = InputOf<(typeof prestoreAccount)['pay']>['body'];
type Paid = ResultOf<(typeof prestoreAccount)['pay']>;

const keyOf = ({ userId }: Session, requestId: string, orderNo: string) =>
  `spend:${userId}:${requestId}:${orderNo}`;

const answer = (movements: readonly MovementRow[], availableFen: number): Paid => ({
  paidFen: movements.reduce((sum, { amountFen }) => sum - amountFen, 0),
  availableFen,
  orderNos: movements.map(({ orderNo }) => orderNo ?? ''),
  flowNos: movements.map(({ flowNo }) => flowNo),
});

/** What this request has already paid. */
async function earlier(
  db: Db,
  session: Session,
  { requestId, orderNos }: Request,
): Promise<Paid | undefined> {
  const keys = [...new Set(orderNos)].map((orderNo) => keyOf(session, requestId, orderNo));
  const rows = await db
    .select({ movement: prestoreMovements, availableFen: prestoreAccounts.availableFen })
    .from(prestoreMovements)
    .innerJoin(prestoreAccounts, eq(prestoreAccounts.id, prestoreMovements.accountId))
    .where(inArray(prestoreMovements.businessKey, keys))
    .orderBy(asc(prestoreMovements.id));
  if (rows.length === 0) return undefined;
  if (rows.length !== keys.length) throw new PortalError('duplicateRequest');
  return answer(
    rows.map(({ movement }) => movement),
    rows[0]?.availableFen ?? 0,
  );
}

/**
 * Pays orders from the balance, all or none. The locks on orders and account make a simultaneous call wait.
 */
export async function payFromBalance(request: Request, context: CallContext): Promise<Paid> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  const known = await earlier(db, session, request);
  if (known) return known;
  try {
    const useCode = await spendBySms(services, session, request.smsCode);
    return await db.transaction(async (tx) => {
      const now = clock();
      const orders = await lockPayable(tx, session, request.orderNos, now);
      const totalFen = totalOf(orders);
      if (totalFen !== request.expectedTotalFen) {
        throw new PortalError('amountChanged', { amount: moneyText(totalFen) }, { totalFen });
      }
      const usable = await usableAccount(tx, session, now);
      checkSpender(usable, orders);
      await useCode(tx);
      const before = await lockAccount(tx, usable.account.id);
      if (before.availableFen < totalFen) {
        throw new PortalError('balanceShort', { missing: moneyText(totalFen - before.availableFen) });
      }
      let account = before;
      const movements: MovementRow[] = [];
      for (const order of orders) {
        const { orderNo } = order;
        const moved = await moveBalance(tx, account, {
          kind: 'spend',
          amountFen: orderDueFen(order),
          businessKey: keyOf(session, request.requestId, orderNo),
          at: now,
          operator: { id: session.userId, name: session.name },
          remark: orderTitle(order),
          orderNo,
        });
        account = moved.account;
        movements.push(moved.movement);
        await settleOrder(tx, order, {
          channel: 'balance',
          tradeNo: moved.movement.flowNo,
          paidAt: now,
          at: now,
          actorId: session.userId,
          detail: `预存账户 ${moneyText(orderDueFen(order))}`,
        });
        await recordAudit(tx, context, {
          action: 'payment.balance',
          subjectType: 'order',
          subjectId: orderNo,
          details: { flowNo: moved.movement.flowNo, amountFen: orderDueFen(order) },
        });
      }
      return answer(movements, account.availableFen);
    });
  } catch (error) {
    // Sent twice at once: the other call has paid, so this one returns its result.
    const twin = await earlier(db, session, request);
    if (twin) return twin;
    if (uniqueViolation(error) === undefined) throw error;
    throw inPayment(request.orderNos[0] ?? '');
  }
}
