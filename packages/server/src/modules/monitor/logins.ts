import type { InputOf, monitor, SysLogininfor } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { loginRecords } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { chosenFlag, contains, familyPart, flagOf, within } from '../../services/administration/index.js';
import { exportLimit, locationOf } from './operations.js';

export type LoginFilter = InputOf<typeof monitor.exportLogins>['body'];

const sysLogininforOf = (row: typeof loginRecords.$inferSelect): SysLogininfor => ({
  infoId: row.id,
  userName: row.username,
  status: flagOf(!row.succeeded),
  ipaddr: row.ip,
  loginLocation: locationOf(row.ip),
  browser: row.browser,
  os: row.os,
  msg: row.message,
  loginTime: formatBeijing(row.at),
});

function orderOf({ orderByColumn, isAsc = 'desc' }: LoginFilter): SQL[] {
  const way = isAsc.startsWith('asc') ? asc : desc;
  if (orderByColumn === 'userName') return [way(loginRecords.username), way(loginRecords.id)];
  return orderByColumn === 'loginTime' ? [way(loginRecords.id)] : [desc(loginRecords.id)];
}

/** Login attempts, newest first; without paging for an export. */
export async function listLogins(filter: LoginFilter, { services: { db } }: CallContext, paged: boolean) {
  const failed = chosenFlag(filter.status);
  const where = and(
    contains(loginRecords.ip, filter.ipaddr),
    contains(loginRecords.username, filter.userName),
    failed === undefined ? undefined : eq(loginRecords.succeeded, !failed),
    within(loginRecords.at, filter),
  );
  const { rows, total } = await pageOf(
    db,
    loginRecords,
    { where, orderBy: [...orderOf(filter)] },
    paged ? familyPart(filter) : () => ({ limit: exportLimit, offset: 0 }),
  );
  return { rows: rows.map(sysLogininforOf), total };
}
