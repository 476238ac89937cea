import type { finance, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { rowsOf } from '../../db/rows-of.js';
import {
  companies,
  files,
  prestoreAccounts,
  recharges,
  settlementOrders,
  transfers,
  users,
} from '../../db/schema/index.js';
import { fileLink } from '../../services/files/index.js';
import { isTransfer } from '../../services/money/index.js';

export type TransferView = ResultOf<(typeof finance)['decideTransfer']>;
type State = TransferView['state'];

/**
 * Both kinds of transfer in one list: for orders and for charging an account. Without a slip finance has nothing
 * to check; only a bank's statement may name such a transfer.
 */
const listedBy = (slips: 'slips' | 'all') => sql`(
  select ${transfers.transferNo} as no,
    case when ${transfers.slipFileId} is null then 'noSlip' else ${transfers.state} end as state,
    ${transfers.companyName} as payer, ${transfers.remarkCode} as remark_code,
    coalesce(${transfers.slipAt}, ${transfers.createdAt}) as at, ${transfers.amountFen} as amount_fen
  from ${transfers} where ${slips === 'all' ? sql`true` : sql`${transfers.slipFileId} is not null`}
  union all
  select ${recharges.rechargeNo},
    case when ${recharges.slipFileId} is null then 'noSlip'
      when ${recharges.state} = 'paid' then 'confirmed'
      when ${recharges.state} = 'closed' then 'refused' else ${recharges.state} end,
    coalesce(${companies.name}, ${users.name}), ${recharges.remarkCode},
    coalesce(${recharges.slipAt}, ${recharges.createdAt}), ${recharges.amountFen}
  from ${recharges}
  join ${prestoreAccounts} on ${prestoreAccounts.id} = ${recharges.accountId}
  join ${users} on ${users.id} = ${recharges.userId}
  left join ${companies} on ${companies.id} = ${prestoreAccounts.companyId}
  where ${recharges.method} = 'transfer'
    and ${slips === 'all' ? sql`true` : sql`${recharges.slipFileId} is not null`}
) as listed`;
const listed = listedBy('slips');

async function linkOf(db: Db, fileId: string | null): Promise<TransferView['slip']> {
  const [row] = fileId ? await db.select().from(files).where(eq(files.id, fileId)) : [];
  return row ? fileLink(row) : { fileId: fileId ?? '', name: '', size: 0, url: '' };
}

async function orderTransfer(db: Db, no: string, payer: string): Promise<TransferView> {
  const [row] = await db.select().from(transfers).where(eq(transfers.transferNo, no));
  if (!row) throw new Error(`no transfer ${no}`);
  const covered = await db
    .select({ orderNo: settlementOrders.orderNo })
    .from(settlementOrders)
    .where(eq(settlementOrders.settlementNo, no))
    .orderBy(settlementOrders.position);
  return {
    transferNo: no,
    kind: 'order',
    companyName: payer,
    orderNos: covered.map(({ orderNo }) => orderNo),
    amountFen: row.amountFen,
    transferredFen: row.transferredFen ?? 0,
    transferDay: row.transferDay ?? '',
    remarkCode: row.remarkCode,
    slip: await linkOf(db, row.slipFileId),
    state: row.state === 'waiting' ? 'confirming' : row.state,
    refusal: row.refusal,
    at: formatBeijing(row.slipAt ?? row.createdAt),
  };
}

async function rechargeTransfer(db: Db, no: string, payer: string): Promise<TransferView> {
  const [row] = await db.select().from(recharges).where(eq(recharges.rechargeNo, no));
  if (!row) throw new Error(`no recharge ${no}`);
  const states: Readonly<Record<string, State>> = { paid: 'confirmed', closed: 'refused' };
  return {
    transferNo: no,
    kind: 'recharge',
    companyName: payer,
    orderNos: [],
    amountFen: row.amountFen,
    transferredFen: row.transferredFen ?? 0,
    transferDay: row.transferDay ?? '',
    remarkCode: row.remarkCode,
    slip: await linkOf(db, row.slipFileId),
    state: states[row.state] ?? 'confirming',
    refusal: row.refusal,
    at: formatBeijing(row.slipAt ?? row.createdAt),
  };
}

const view = (db: Db, no: string, payer: string) =>
  isTransfer(no) ? orderTransfer(db, no, payer) : rechargeTransfer(db, no, payer);

interface Listed {
  no: string;
  payer: string;
}

export async function listTransfers(
  db: Db,
  query: { page: number; limit: number; state?: State | undefined; keyword?: string | undefined },
): Promise<{ rows: TransferView[]; total: number }> {
  const pattern = query.keyword ? likePattern(query.keyword) : undefined;
  const which = sql`where ${query.state ? sql`state = ${query.state}` : sql`true`}
    and ${pattern ? sql`(no like ${pattern} or payer like ${pattern} or remark_code like ${pattern})` : sql`true`}`;
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${listed} ${which}`,
  );
  const page = await rowsOf<Listed>(
    db,
    sql`select no, payer from ${listed} ${which}
      order by (state = 'confirming') desc, at desc, no desc
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
  );
  const rows: TransferView[] = [];
  for (const { no, payer } of page) rows.push(await view(db, no, payer));
  return { rows, total: counted?.total ?? 0 };
}

/** What a receipt on a bank statement is compared with. */
export interface CodedTransfer extends Record<string, unknown> {
  readonly no: string;
  readonly state: State | 'noSlip';
  readonly payer: string;
  readonly code: string;
  readonly amountFen: number;
}

/** All waiting transfers with a slip, and those of the period that a statement may cover, with a slip or without. */
export const codedTransfers = async (db: Db, since: Date): Promise<CodedTransfer[]> =>
  (
    await rowsOf<CodedTransfer>(
      db,
      sql`select no, state, payer, remark_code as code, amount_fen as "amountFen" from ${listedBy('all')}
        where state = 'confirming' or at > ${since.toISOString()}::timestamptz`,
    )
  ).map((one) => ({ ...one, amountFen: Number(one.amountFen) }));

export async function transferView(db: Db, no: string): Promise<TransferView> {
  const [row] = await rowsOf<Listed>(db, sql`select no, payer from ${listed} where no = ${no}`);
  if (!row) throw new Error(`no transfer ${no} with a slip`);
  return view(db, no, row.payer);
}
