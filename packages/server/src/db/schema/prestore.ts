import type { LedgerKind } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { fen, instant } from './columns.js';
import { orders } from './orders.js';

/**
 * Prepaid money of a company or a person. The two amounts are the sums of its movements, stored for speed.
 */
export const prestoreAccounts = pgTable(
  'prestore_accounts',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .unique('prestore_accounts_company_unique')
      .references(() => companies.id),
    userId: uuid('user_id')
      .unique('prestore_accounts_user_unique')
      .references(() => users.id),
    availableFen: fen('available_fen').notNull().default(0),
    frozenFen: fen('frozen_fen').notNull().default(0),
    warnBelowFen: fen('warn_below_fen'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('prestore_accounts_one_owner', sql`num_nonnulls(${t.companyId}, ${t.userId}) = 1`),
    check('prestore_accounts_covered', sql`${t.availableFen} >= 0 and ${t.frozenFen} >= 0`),
  ],
);

export interface Posting {
  account: string;
  debitFen: number;
  creditFen: number;
}

/** Every movement with both its amounts, never changed (triggers refuse it, see the migration). */
export const prestoreMovements = pgTable(
  'prestore_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => prestoreAccounts.id),
    flowNo: text('flow_no').notNull().unique('prestore_movements_flow_unique'),
    /** The cause: the database refuses a second movement for the same cause. */
    businessKey: text('business_key').notNull().unique('prestore_movements_business_key_unique'),
    at: instant('at').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Positive into the available part, negative out of it. */
    amountFen: fen('amount_fen').notNull(),
    balanceBeforeFen: fen('balance_before_fen').notNull(),
    balanceFen: fen('balance_fen').notNull(),
    postings: jsonb('postings').$type<Posting[]>().notNull(),
    orderNo: text('order_no').references(() => orders.orderNo),
    operatorId: uuid('operator_id').references(() => users.id),
    operatorName: text('operator_name').notNull(),
    remark: text('remark').notNull().default(''),
  },
  (t) => [index('prestore_movements_account').on(t.accountId, t.id)],
);

/** Staff who may spend a company's money up to a limit per order; the administrator needs no row. */
export const prestoreMembers = pgTable(
  'prestore_members',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => prestoreAccounts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    limitFen: fen('limit_fen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.userId] })],
);

export const recharges = pgTable(
  'recharges',
  {
    rechargeNo: text('recharge_no').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => prestoreAccounts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    requestId: uuid('request_id').notNull(),
    amountFen: fen('amount_fen').notNull(),
    method: text('method').$type<'alipay' | 'transfer'>().notNull(),
    state: text('state').$type<'waiting' | 'confirming' | 'paid' | 'closed'>().notNull().default('waiting'),
    remarkCode: text('remark_code').notNull().default(''),
    slipFileId: uuid('slip_file_id'),
    transferredFen: fen('transferred_fen'),
    transferDay: date('transfer_day'),
    refusal: text('refusal').notNull().default(''),
    /** The outside party's number of the trade; empty for a transfer. */
    tradeNo: text('trade_no').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    payBefore: instant('pay_before').notNull(),
    slipAt: instant('slip_at'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('recharges_request').on(t.userId, t.requestId),
    index('recharges_account').on(t.accountId, t.createdAt),
    index('recharges_state').on(t.state),
  ],
);
