import { randomUUID } from 'node:crypto';
import { cashier } from '@ca-portal/api/groups/cashier';
import { files } from '@ca-portal/api/groups/files';
import { orders } from '@ca-portal/api/groups/orders';
import { personnel } from '@ca-portal/api/groups/personnel';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { sql } from 'drizzle-orm';
import {
  fillAccount,
  loginToPay,
  masterLock,
  paymentCode,
  pdfFile,
  type TestServer,
} from '../testing/index.js';

/** Gives the sample data's administrator one record of each kind that calls refer to. */
export async function furnish(server: TestServer, userId: string): Promise<void> {
  const { db } = server.services;
  const owner = await loginToPay(server, 'qiye');
  const { orderNo: first, totalFen } = await owner.use(orders).create({ body: masterLock() });
  // A company has only one master lock: its other orders are copies of the first.
  const copy = async (orderNo: string): Promise<string> => {
    await db.execute(sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'order_no', ${orderNo}::text, 'request_id', gen_random_uuid(), 'lock_type', 'L02', 'product_id', 'lock-personal', 'master_lock_of', null))).* from orders o where order_no = ${first}`);
    return orderNo;
  };
  await owner.use(files).upload({ file: pdfFile('凭证.pdf') });
  await owner.use(personnel).inviteLink({ body: { roleId: 2 } });

  await fillAccount(server, 'qiye', 100);
  const recharge = { amountFen: 100_000, method: 'transfer', agreed: true } as const;
  await owner.use(prestoreAccount).recharge({ body: { requestId: randomUUID(), ...recharge } });
  const body = { requestId: randomUUID(), orderNos: [await copy('DD20261121900001')] };
  await owner.use(cashier).transfer({ body });
  const smsCode = await paymentCode(server, owner, 'qiye');
  await owner.use(cashier).payCombined({
    body: {
      requestId: randomUUID(),
      orderNos: [await copy('DD20261121900002')],
      expectedTotalFen: totalFen,
      expectedBalanceFen: 100,
      smsCode,
    },
  });

  await fillAccount(server, 'qiye', 50_000);
  // By then another code may be requested.
  server.clock.advance({ minutes: 2 });

  const now = server.clock().toISOString();
  await db.execute(sql`insert into role_applications (user_id, company_name, credit_code, role, state, created_at)
    values (${userId}, '示例公司', '91210000TEX000010X', '1', 'waiting', ${now})`);
  await db.execute(sql`insert into join_requests (user_id, company_id, role_id, state, created_at)
    select (select id from users where username = 'linshi'), company_id, 2, 'waiting', ${now}
    from users where id = ${userId}`);
  await db.execute(sql`insert into enrollments (user_id, course_id, request_id, enrolled_at, last_at, expires_at)
    select ${userId}, id, gen_random_uuid(), ${now}, ${now}, '2027-11-21' from courses where kind = 'live'
    on conflict do nothing`);
}
