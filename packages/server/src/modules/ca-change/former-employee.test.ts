import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import type { ChangeRequest } from '@ca-portal/api/contract';
import { errorCodes as codes, roles } from '@ca-portal/api/domain';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates as certificateGroup } from '@ca-portal/api/groups/certificates';
import { files } from '@ca-portal/api/groups/files';
import { home } from '@ca-portal/api/groups/home';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { orders as orderGroup } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { personnel } from '@ca-portal/api/groups/personnel';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates, messageRecipients, messages, userRoles } from '../../db/schema/index.js';
import { runningChanges } from '../../services/certificates/index.js';
import {
  approvedOrder,
  handInPapers,
  masterLock,
  personalLock,
  signedNotice,
  writeIntoLock,
} from '../../testing/first-path.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { sealing } from '../../testing/sealing.js';
import { actingAs } from '../../testing/staff.js';
import { withoutLocks } from '../../testing/without-locks.js';
import { remindOfExpiry } from '../ca-manage/index.js';

let server: TestServer;
let admin: Client;
/** Li, an expert: the role that stays with him when his company lets him go. */
let expert: Client;
let written: Awaited<ReturnType<typeof writeIntoLock>>;
let own: typeof certificates.$inferSelect;
let master: typeof certificates.$inferSelect;
const db = () => server.services.db;
const rowOf = async (serialNumber: string) => {
  const [row] = await db().select().from(certificates).where(eq(certificates.serialNumber, serialNumber));
  if (!row) throw new Error('no certificate');
  return row;
};
const logIn = async () => {
  admin = await server.loginAs('qiye');
  expert = await actingAs(server, 'fuzeren', roles.expert);
};
const card = async () => (await expert.use(caManage).list({ query: { page: 1, limit: 20 } })).rows[0];
const reasons = async () =>
  Object.fromEntries(
    ((await card())?.actions ?? []).map(({ orderType, unavailableReason }) => [orderType, unavailableReason]),
  );
const form = (certificateId: string, expectedTotalFen: number) => ({
  requestId: randomUUID(),
  certificateId,
  attachments: [] as ChangeRequest['attachments'],
  delivery: 'online' as const,
  receiver: null,
  servicePoint: '',
  couponTicketId: null,
  openBids: false,
  riskAccepted: false,
  expectedTotalFen,
  agreed: true as const,
});
const attach = async (kind: ChangeRequest['attachments'][number]['kind']) => {
  const file = new File(['%PDF-1.4\n%%EOF'], `${kind}.pdf`);
  return { kind, fileId: (await admin.use(files).upload({ file })).fileId };
};
const touched = async () => {
  const query = { certificateId: master.id, orderType: '0105' as const };
  return (await admin.use(caChange).needInfo({ query })).touched.map(({ certificateId }) => certificateId);
};

beforeAll(async () => {
  server = await createTestServer();
  await withoutLocks(server);
  const boss = await server.loginAs('qiye');
  const leader = await server.loginAs('fuzeren');
  const ordered = await approvedOrder(server, boss, masterLock());
  master = await rowOf((await writeIntoLock(boss, ordered.orderNo)).serialNumber);
  written = await writeIntoLock(leader, (await approvedOrder(server, leader, personalLock())).orderNo);
  const mine = eq(certificates.serialNumber, written.serialNumber);
  await db().update(certificates).set({ roleId: roles.expert }).where(mine);
  own = await rowOf(written.serialNumber);
  server.clock.set(new Date(own.notAfter.getTime() - 10 * 86_400_000));
  await logIn();
});
afterAll(() => server.close());

const leave = async () => {
  await db().delete(userRoles).where(eq(userRoles.roleId, roles.projectLeader));
  const body = { certificates: 'cancel' as const, reason: '离职' };
  await admin.use(personnel).unbind({ params: { userGuid: own.userId }, body });
  await logIn();
};

it('an employee renews the certificate that names his company', async () => {
  expect(await reasons()).toMatchObject({ '0103': '', '0102': '', '0108': '' });
  expect((await card())?.companyLeft).toBe(false);
  expect(await touched()).toEqual(expect.arrayContaining([own.id, master.id]));
});

it('somebody who leaves while the company is being renamed gets no certificate of the new name', async () => {
  const papers = [await attach('businessLicense'), await attach('changeNotice'), await attach('sealForm')];
  const after = { companyName: '示例建设集团有限公司', legalRepresentative: '', creditCode: '', address: '' };
  const head = await admin.use(caChange).save({
    body: { ...form(master.id, 5_000), orderType: '0105', changes: ['name'], after, attachments: papers },
  });
  await leave();
  await server
    .client()
    .use(payments)
    .alipayNotify({ body: await signedNotice(server, head) });
  await handInPapers(server, head.orderNo);
  const params = { orderNo: head.orderNo };
  const { version } = await admin.use(orderGroup).detail({ params });
  await (await server.loginAs('shenhe1')).use(review).approve({ params, body: { version } });
  const { locks } = await admin.use(caChange).progress({ params });
  expect(locks.map(({ certificateId }) => certificateId)).toEqual([master.id]);
  // Nor does that change keep the company from cancelling his certificate.
  expect([...(await runningChanges(db(), [own.id, master.id])).keys()]).toEqual([master.id]);
  const query = { certificateId: own.id, orderType: '0108' as const };
  expect((await admin.use(caChange).needInfo({ query })).unavailableReason).toBe('');
  expect(await touched()).toEqual([master.id]);
});

it('a former employee can only cancel it, and the pages offer nothing else', async () => {
  const left = '您已不在该证书所属的企业，该证书只能挂失或申请注销';
  expect((await card())?.companyLeft).toBe(true);
  expect(await reasons()).toMatchObject({
    '0102': left,
    '0103': left,
    '0104': left,
    '0106': left,
    '0108': '',
  });
  const renewal = { ...form(own.id, 12_000), orderType: '0103' as const, years: 1 };
  expect(await refusal(expert.use(caChange).save({ body: renewal }))).toMatchObject({
    code: codes.companyLeft,
    message: left,
  });
  expect((await expert.use(home).todos()).filter(({ kind }) => kind === 'renew')).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'a second download',
    () =>
      expert.use(certificateGroup).downloadAgain({
        params: { id: own.id },
        body: { requestId: randomUUID(), explanation: '换电脑' },
      }),
  ],
  ['an unlock code', () => expert.use(caManage).unlockCode({ body: { serialNumber: own.serialNumber } })],
  [
    'withdrawing the report of its loss',
    () => expert.use(caManage).takeBack({ params: { id: own.id }, body: { smsCode: '000000' } }),
  ],
  [
    'a login',
    async () => {
      const door = server.client().use(lockLogin);
      const { challengeId, text } = await door.challenge();
      const signature = written.lock.sign(text);
      return door.login({ body: { challengeId, certificate: own.signCertificate, signature } });
    },
  ],
  [
    'a seal on a document',
    async () => {
      const file = new File(['%PDF-1.4\n%%EOF'], '合同.pdf', { type: 'application/pdf' });
      const { fileId } = await expert.use(files).upload({ file });
      return expert.use(files).prepareSigned({ body: sealing(fileId, own.signCertificate) });
    },
  ],
])('a former employee’s certificate is not good for %s', async (_, call) => {
  expect((await refusal(call())).code).toBe(codes.companyLeft);
});

it('only the company is reminded of its end', async () => {
  await remindOfExpiry(server.services);
  const told = await db()
    .select({ userId: messageRecipients.userId, content: messages.content })
    .from(messages)
    .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
    .where(eq(messages.topic, '证书即将到期，请办理延期'));
  const about = told.filter(({ content }) => content.includes(own.serialNumber));
  expect(about.map(({ userId }) => userId)).toEqual([master.userId]);
});
