import { randomUUID } from 'node:crypto';
import { roles } from '@ca-portal/api/domain';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { prestoreAccounts, prestoreMembers, recharges } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';

export type AccountRow = typeof prestoreAccounts.$inferSelect;

/** The account that a user may spend from. */
export interface UsableAccount {
  readonly account: AccountRow;
  /** Spending limit per order; null without a limit. */
  readonly orderLimitFen: number | null;
  /** May change spending limits. */
  readonly manages: boolean;
}

/**
 * A person's registered account holds at most 5,000 yuan (dossier section 5); companies have no such limit.
 */
export const personalLimitFen = 500_000;
export const holdingLimit = (account: AccountRow): number | null =>
  account.userId ? personalLimitFen : null;

/** Current total of the account, including the frozen part. */
export const heldFen = ({ availableFen, frozenFen }: AccountRow): number => availableFen + frozenFen;

/**
 * Sum of open recharges: it counts against the limit before the money arrives. An announced transfer without a
 * slip does not: it stays open for weeks, and what arrives too much is returned.
 */
export async function rechargingFen(db: Db, accountId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ fen: sql<string>`coalesce(sum(${recharges.amountFen}), 0)` })
    .from(recharges)
    .where(
      and(
        eq(recharges.accountId, accountId),
        or(
          eq(recharges.state, 'confirming'),
          and(eq(recharges.state, 'waiting'), eq(recharges.method, 'alipay'), gt(recharges.payBefore, now)),
        ),
      ),
    );
  return Number(row?.fen ?? 0);
}

type Owner = { companyId: string; userId?: never } | { userId: string; companyId?: never };

const ownedBy = ({ companyId, userId }: Owner) =>
  companyId === undefined ? eq(prestoreAccounts.userId, userId) : eq(prestoreAccounts.companyId, companyId);

/** The owner's account, created when it is first needed. */
async function accountOf(db: Db, owner: Owner, now: Date): Promise<AccountRow> {
  const [known] = await db.select().from(prestoreAccounts).where(ownedBy(owner));
  if (known) return known;
  await db
    .insert(prestoreAccounts)
    .values({ id: randomUUID(), ...owner, createdAt: now })
    .onConflictDoNothing();
  const [opened] = await db.select().from(prestoreAccounts).where(ownedBy(owner));
  if (!opened) throw new Error('an account that was opened is not there');
  return opened;
}

/**
 * An administrator uses his company's account; so do staff whom he has allowed, up to a limit per order.
 * Everybody else has his own account.
 */
export async function usableAccount(
  db: Db,
  session: Pick<Session, 'companyId' | 'userId' | 'roleId'>,
  now: Date,
): Promise<UsableAccount> {
  const { companyId, userId, roleId } = session;
  if (companyId && roleId === roles.enterpriseAdministrator) {
    return { account: await accountOf(db, { companyId }, now), orderLimitFen: null, manages: true };
  }
  if (companyId) {
    const [allowed] = await db
      .select({ account: prestoreAccounts, limitFen: prestoreMembers.limitFen })
      .from(prestoreMembers)
      .innerJoin(prestoreAccounts, eq(prestoreAccounts.id, prestoreMembers.accountId))
      .where(and(eq(prestoreMembers.userId, userId), eq(prestoreAccounts.companyId, companyId)));
    if (allowed) return { account: allowed.account, orderLimitFen: allowed.limitFen, manages: false };
  }
  return { account: await accountOf(db, { userId }, now), orderLimitFen: null, manages: true };
}

/** Locks the account until the transaction ends: movements of one account are serialized. */
export async function lockAccount(tx: Db, id: string): Promise<AccountRow> {
  const [row] = await tx.select().from(prestoreAccounts).where(eq(prestoreAccounts.id, id)).for('update');
  if (!row) throw new Error(`no account ${id}`);
  return row;
}
