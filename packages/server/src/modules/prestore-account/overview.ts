import { moneyText } from '@ca-portal/api/domain';
import type { prestoreAccount, ResultOf } from '@ca-portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { companies, prestoreMovements } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { type AccountRow, heldFen, holdingLimit, rechargingFen } from '../../services/money/index.js';
import { myAccount } from './my-account.js';

type Info = ResultOf<(typeof prestoreAccount)['info']>;
type Cards = ResultOf<(typeof prestoreAccount)['cards']>;

/** Offered amounts (dossier section 5). There is no bonus, because none has been decided. */
const cardsFen = [50_000, 100_000, 200_000, 500_000];

/** What the account of a person can still take; null without a limit. */
async function roomOf({ services: { db, clock } }: CallContext, account: AccountRow): Promise<number | null> {
  const limit = holdingLimit(account);
  if (limit === null) return null;
  return Math.max(0, limit - heldFen(account) - (await rechargingFen(db, account.id, clock())));
}

/** The balance of the account, and its total income and spending. */
export async function accountInfo(context: CallContext): Promise<Info> {
  const { db } = context.services;
  const { account, manages } = await myAccount(context);
  const [sums] = await db
    .select({
      recharged: sql<string>`coalesce(sum(${prestoreMovements.amountFen}) filter (where ${prestoreMovements.kind} = 'recharge'), 0)`,
      // Refunds of orders are subtracted from the spending.
      spent: sql<string>`coalesce(-sum(${prestoreMovements.amountFen}) filter (where ${prestoreMovements.kind} in ('spend', 'refund')), 0)`,
    })
    .from(prestoreMovements)
    .where(eq(prestoreMovements.accountId, account.id));
  const [company] = account.companyId
    ? await db.select({ name: companies.name }).from(companies).where(eq(companies.id, account.companyId))
    : [];
  return {
    ownerName: company?.name ?? sessionOf(context).name,
    availableFen: account.availableFen,
    frozenFen: account.frozenFen,
    rechargedFen: Number(sums?.recharged ?? 0),
    spentFen: Number(sums?.spent ?? 0),
    warnBelowFen: account.warnBelowFen,
    limitFen: holdingLimit(account),
    roomFen: await roomOf(context, account),
    mayManage: manages,
  };
}

/** The offered amounts, each with a reason if it exceeds the account's limit. */
export async function rechargeCards(context: CallContext): Promise<Cards> {
  const { account } = await myAccount(context);
  const limit = holdingLimit(account);
  const room = await roomOf(context, account);
  return cardsFen.map((amountFen) => ({
    amountFen,
    bonusText: '',
    unavailableReason:
      limit !== null && amountFen > (room ?? 0) ? `充值后将超过预存上限 ${moneyText(limit)}` : '',
  }));
}
