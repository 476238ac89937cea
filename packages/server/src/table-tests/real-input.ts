import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@ca-portal/api/contract';
import { sql, type SQL } from 'drizzle-orm';
import { exampleInput } from '../../../api/src/mocks/examples.js';
import { rowsOf } from '../db/rows-of.js';
import type { TestServer } from '../testing/index.js';
import { furnish } from './owner-world.js';
import type { Given } from './walk.js';

/** One user's records, by the names that calls use; missing if he has none. */
export type Records = ReadonlyMap<string, string | number>;

const of = (userId: string): Readonly<Record<string, SQL>> => ({
  orderNo: sql`select order_no as value from orders where user_id = ${userId} and order_no not like 'DD202611219%' order by created_at desc, order_no desc limit 1`,
  certificateId: sql`select id as value from certificates where user_id = ${userId} order by created_at, id limit 1`,
  issueId: sql`select id as value from issue_attempts where started_by = ${userId} order by created_at, id limit 1`,
  fileId: sql`select id as value from files where owner_id = ${userId} order by id limit 1`,
  'files.publicFile.fileName': sql`select 'beichen-driver-3.2.1-windows.zip' as value`,
  'files.download.fileName': sql`select id || '.' || extension as value from files where owner_id = ${userId} order by id limit 1`,
  rechargeNo: sql`select recharge_no as value from recharges where user_id = ${userId} order by 1 limit 1`,
  combinedNo: sql`select combined_no as value from combined_payments where user_id = ${userId} order by 1 limit 1`,
  transferNo: sql`select transfer_no as value from transfers where user_id = ${userId} order by 1 limit 1`,
  titleId: sql`select id as value from invoice_titles where user_id = ${userId} order by 1 limit 1`,
  couponTicketId: sql`select id as value from coupon_tickets where user_id = ${userId} order by 1 limit 1`,
  playId: sql`select id as value from lesson_plays where user_id = ${userId} order by 1 limit 1`,
  lessonId: sql`select id as value from lessons order by 1 limit 1`,
  userGuid: sql`select id as value from users where company_id = (select company_id from users where id = ${userId}) and id <> ${userId} order by created_at, id limit 1`,
  'messages.id': sql`select message_id as value from message_recipients where user_id = ${userId} order by 1 limit 1`,
  'invoices.id': sql`select id as value from invoices where user_id = ${userId} order by 1 limit 1`,
  'identity.id': sql`select id as value from role_applications where user_id = ${userId} order by 1 limit 1`,
  'coupons.id': sql`select id as value from coupons order by 1 limit 1`,
  'couponAdmin.id': sql`select id as value from coupons order by 1 limit 1`,
  'shopAdmin.id': sql`select id as value from products order by position limit 1`,
  'shop.id': sql`select id as value from products order by position limit 1`,
  'catalog.id': sql`select id as value from products order by position limit 1`,
  'learning.id': sql`select id as value from courses order by 1 limit 1`,
  'study.id': sql`select id as value from courses order by 1 limit 1`,
  'notices.id': sql`select id as value from published_content where kind = 'notice' order by 1 limit 1`,
  'knowledge.id': sql`select id as value from published_content where kind = 'article' order by 1 limit 1`,
  'downloads.id': sql`select id as value from published_content where kind = 'download' order by 1 limit 1`,
  'systemUsers.userId': sql`select user_number as value from office_users o join users u on u.id = o.user_id where username = 'shenhe2'`,
  'systemUsers.unbind.userId': sql`select user_number as value from office_users o join users u on u.id = o.user_id where username = 'zaojia'`,
  'systemRoles.roleId': sql`select id as value from sys_roles where not built_in or id = 101 order by id limit 1`,
  'study.live.id': sql`select id as value from courses where kind = 'live' order by id limit 1`,
  'study.liveChat.id': sql`select id as value from courses where kind = 'live' order by id limit 1`,
  'study.signIn.id': sql`select id as value from courses where kind = 'live' order by id limit 1`,
  'study.say.id': sql`select id as value from courses where kind = 'live' order by id limit 1`,
  'prestoreAccount.id': sql`select m.id as value from prestore_movements m join prestore_accounts a on a.id = m.account_id where a.user_id = ${userId} or a.company_id = (select company_id from users where id = ${userId}) order by m.id limit 1`,
  'caManage.id': sql`select id as value from certificates where user_id = ${userId} order by created_at, id limit 1`,
  'certificates.id': sql`select id as value from certificates where user_id = ${userId} order by created_at, id limit 1`,
  'messages.updateStatus.id': sql`select message_id as value from message_recipients where user_id = ${userId} order by 1 offset 1 limit 1`,
  'templates.authorization.id': sql`select company_id as value from users where id = ${userId}`,
  'templates.transferAuthorization.id': sql`select company_id as value from users where id = ${userId}`,
  'personnel.unbind.userGuid': sql`select id as value from users where company_id = (select company_id from users where id = ${userId}) and id <> ${userId} order by created_at desc, id desc limit 1`,
  'personnel.withdrawInvitation.id': sql`select id as value from invitations where inviter_id = ${userId} order by id desc limit 1`,
  'personnel.decide.id': sql`select id as value from join_requests where company_id = (select company_id from users where id = ${userId}) and state = 'waiting' order by id desc limit 1`,
  dictCode: sql`select max(id) as value from code_items where type >= 1000`,
  dictId: sql`select max(id) as value from dictionary_types`,
  menuId: sql`select max(id) as value from sys_menus`,
  deptId: sql`select id as value from departments where id = 102`,
  noticeId: sql`select max(id) as value from office_notices`,
  operId: sql`select max(id) as value from audit_log`,
  // A user without a part in the other calls: otherwise his session may end by chance before this call.
  tokenId: sql`select s.id as value from sessions s join users u on u.id = s.user_id where username = 'ziranren' order by s.id limit 1`,
});

const camel = (text: string): string => text.replace(/[-_](\w)/g, (_, c: string) => c.toUpperCase());

/** Looks up the records, after creating the missing ones. */
export async function realRecords(server: TestServer, userId: string): Promise<Records> {
  await furnish(server, userId);
  await server.loginAs('ziranren');
  const found = new Map<string, string | number>();
  for (const [name, query] of Object.entries(of(userId))) {
    const [row] = await rowsOf<{ value: string | number | null }>(server.services.db, query);
    const value = row?.value;
    if (value !== undefined && value !== null) found.set(camel(name), value);
  }
  return found;
}

export const picture = {
  name: '图片.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A record's value for a name: for this row, for its group, or for all. */
const recordFor = (row: string, name: string, records: Records) =>
  records.get(`${row}.${name}`) ?? records.get(`${row.split('.')[0]}.${name}`) ?? records.get(name);

/** Replaces an example's values by real ones, at any depth. */
function fill(value: unknown, row: string, records: Records): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, row, records));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name === 'requestId') return [name, randomUUID()];
      // Values omitted in the example stay omitted, e.g. a coupon.
      if (one === null) return [name, one];
      const real = recordFor(row, name, records);
      const single = recordFor(row, name.replace(/s$/, ''), records);
      if (real !== undefined) return [name, typeof one === 'number' ? Number(real) : String(real)];
      if (name.endsWith('s') && single !== undefined && Array.isArray(one)) return [name, [single]];
      if (name.endsWith('s') && single !== undefined && typeof one === 'string')
        return [name, String(single)];
      return [name, fill(one, row, records)];
    }),
  );
}

/** The example of a row with a user's own records: a call that should succeed. */
export async function realInput(name: string, row: Endpoint, records: Records): Promise<Given> {
  const { file, ...input } = exampleInput(row) as Given & { file?: File };
  const filled = fill(input, name, records) as Given;
  if (!(file instanceof File)) return filled;
  // A real picture where one is accepted: types are detected from the content.
  if (row.upload?.types.includes('image/png')) return { ...filled, file: picture };
  const content = Buffer.from(await file.arrayBuffer());
  return { ...filled, file: { name: file.name, type: file.type, content } };
}
