import { defaultPortalConfig, errorCodes, personalAttachments } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { credentials } from '@ca-portal/api/groups/credentials';
import { files } from '@ca-portal/api/groups/files';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { person as personGroup } from '@ca-portal/api/groups/person';
import { personal } from '@ca-portal/api/groups/personal';
import { personnel } from '@ca-portal/api/groups/personnel';
import { review } from '@ca-portal/api/groups/review';
import { session } from '@ca-portal/api/groups/session';
import { shop } from '@ca-portal/api/groups/shop';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema/index.js';
import type { Mail } from '../ports/mail/index.js';
import {
  createTestServer,
  jobsDone,
  paidOrder,
  personalLock,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../testing/index.js';
import { listHead, listOf, sendList } from '../testing/user-list.js';

// A province with fewer services than the sample one: no courier, no working SMS gateway, one product on
// sale.
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    portal: { ...defaultPortalConfig, courier: false, sandbox: true },
    ports: { sms: { send: () => Promise.reject(new Error('no gateway')) } },
  });
  const office = (await server.loginAs('admin')).use(shopAdmin);
  const { rows } = await office.products({ query: { page: 1, limit: 100 } });
  for (const product of rows.filter(({ id }) => id !== 'lock-personal')) {
    await office.updateProduct({
      params: { id: product.id },
      body: { ...product, unavailableReason: '本省暂不办理' },
    });
  }
});
afterAll(() => server.close());

describe('a province without a courier', () => {
  it('ships nothing, and says how else to get a lock', async () => {
    const person = (await server.loginAs('fuzeren')).use(orders);
    const receiver = { name: '周示例', phone: '13900000001', address: '示例市示例路 1 号' };
    const error = await refusal(person.create({ body: personalLock({ delivery: 'courier', receiver }) }));
    expect(error.code).toBe(errorCodes.badRequest);
    expect(error.message).toBe('本平台不提供邮寄，请选择自取或在线写入');
  });
});

describe('a province with one product', () => {
  it('sells that one and refuses the others with their reason', async () => {
    const { rows } = await server
      .client()
      .use(shop)
      .list({ query: { page: 1, limit: 100 }, body: {} });
    const sold = rows.filter(({ unavailableReason }) => !unavailableReason);
    expect(sold.map(({ id }) => id)).toEqual(['lock-personal']);
    const person = (await server.loginAs('qiye')).use(orders);
    const refused = await refusal(person.create({ body: personalLock({ productId: 'lock-master' }) }));
    expect(refused.code).toBe(errorCodes.productUnavailable);
  });
});

describe('a province whose SMS gateway does not answer', () => {
  it('accepts orders and payments, and passes them to the reviewers', async () => {
    const person = await server.loginAs('fuzeren');
    const order = await paidOrder(server, person);
    expect((await person.use(payments).result({ params: { orderNo: order.orderNo } })).paid).toBe(true);
    const queue = await (
      await server.loginAs('shenhe1')
    )
      .use(review)
      .queue({ query: { page: 1, limit: 100 } });
    expect(queue.rows.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
  });
  it('lets users log in with their password', async () => {
    const captcha = await solvedCaptcha(server);
    const body = { username: 'zaojia', password: 'Demo@2026', ...captcha };
    const { token } = await server.client().use(session).login({ body });
    expect(token).toMatch(/[\w-]{20}/);
  });
});

describe('a province without text messages', () => {
  let quiet: TestServer;
  const mails: Mail[] = [];
  beforeAll(async () => {
    quiet = await createTestServer({
      portal: { ...defaultPortalConfig, sms: false, sandbox: true },
      ports: {
        sms: { send: () => Promise.reject(new Error('no text message is sent')) },
        mail: { send: async (mail) => void mails.push(mail) },
      },
    });
  });
  afterAll(() => quiet.close());

  it('creates no account for a phone that cannot be verified', async () => {
    const query = { mobilePhone: '13900000999', reg: '1' as const, ...(await solvedCaptcha(quiet)) };
    const error = await refusal(quiet.client().use(session).sendSmsCode({ query }));
    expect(error.code).toBe(errorCodes.registrationClosed);
  });
  it('sends codes to the mailbox of the account, and reports a missing one', async () => {
    const person = await quiet.loginAs('fuzeren');
    const ask = async () => {
      const { username } = await person.use(personGroup).profile();
      const { uuid, code } = await solvedCaptcha(quiet);
      return person.use(credentials).sendCode({ query: { username, purpose: 'close', uuid, code } });
    };
    const { db } = quiet.services;
    const own = eq(users.username, 'fuzeren');
    await db.update(users).set({ email: '' }).where(own);
    expect((await refusal(ask())).message).toContain('请先填写邮箱');
    await db.update(users).set({ email: 'fuzeren@example.cn' }).where(own);
    mails.length = 0;
    await ask();
    await quiet.services.deliveries.settled();
    expect(mails).toMatchObject([{ to: 'fuzeren@example.cn', text: /验证码 \d{6}/ }]);
  });
  it('creates an account in the office only with a mailbox for its first password', async () => {
    const office = (await quiet.loginAs('admin')).use(systemUsers);
    const body = {
      userName: 'quiet01',
      nickName: '孙范本',
      phonenumber: '13911880001',
      password: '',
      remark: '',
      deptId: null,
      sex: '2' as const,
      status: '0' as const,
      roleIds: [],
    };
    expect((await refusal(office.add({ body: { ...body, email: '' } }))).message).toContain('请填写邮箱');
    mails.length = 0;
    await office.add({ body: { ...body, email: 'sun@example.cn' } });
    expect(mails).toMatchObject([{ to: 'sun@example.cn', text: /一次性密码/ }]);
  });
  it('tells everybody on an imported list by mail how to log in', async () => {
    const office = (await quiet.loginAs('admin')).use(systemUsers);
    const person = ['quiet02', '孙范本', '13911880002', '审核组', '审核员', 'sun2@example.cn'];
    mails.length = 0;
    await sendList(quiet, office, listOf([[...listHead, '邮箱'], person]));
    await jobsDone(quiet);
    await jobsDone(quiet);
    expect(mails).toMatchObject([{ to: 'sun2@example.cn', text: /quiet02.*忘记密码/ }]);
  });
  it('lets only the office replace a mailbox, which proves who somebody is: his sessions end, the old one is told', async () => {
    const { db } = quiet.services;
    const his = eq(users.username, 'yuangong08');
    const [user] = await db.update(users).set({ email: 'chen8@example.cn' }).where(his).returning();
    const person = await quiet.loginAs('yuangong08');
    const boss = (await quiet.loginAs('qiye')).use(personnel);
    const params = { userGuid: user!.id };
    const profile = (email: string) =>
      person.use(account).updateProfile({ body: { nickName: '陈样本', email, sex: '1' } });
    const content = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
    const { fileId } = await person
      .use(files)
      .upload({ file: new File([content], '照片.png', { type: 'image/png' }) });
    const attachments = personalAttachments.map((kind) => ({ kind, fileId }));
    const { version, fields } = await person.use(personal).record();
    const record = { ...fields, name: '陈样本', address: '沈阳市', email: 'thief@example.cn' };
    const saved = await person.use(personal).save({ body: { version, fields: record, attachments } });
    const refused = {
      company: () =>
        boss.completeInfo({ params, body: { name: '陈样本', idNumber: '', email: 'thief@example.cn' } }),
      profile: () => profile('thief@example.cn'),
      'empty first': () => profile(''),
      record: () => person.use(personal).submit({ body: { version: saved.version, agreed: true } }),
    };
    for (const [way, call] of Object.entries(refused)) {
      expect.soft((await refusal(call())).code, way).toBe(errorCodes.mailboxFixed);
    }
    await profile('Chen8@example.cn');
    // A first mailbox replaces none.
    await db.update(users).set({ email: '' }).where(his);
    await profile('chen8@example.cn');

    const office = (await quiet.loginAs('admin')).use(systemUsers);
    const { rows } = await office.list({ query: { userName: 'yuangong08' } });
    const userId = rows[0]?.userId ?? 0;
    const { data, roleIds } = await office.detail({ params: { userId } });
    const { nickName, phonenumber, sex, deptId, status } = data;
    const shared = { nickName, phonenumber, sex, deptId, status, remark: '', roleIds, postIds: [] };
    mails.length = 0;
    await office.update({ body: { ...shared, userId, email: 'new8@example.cn' } });
    expect(mails).toMatchObject([{ to: 'chen8@example.cn', text: /邮箱已由平台工作人员更换/ }]);
    expect((await refusal(person.use(session).info())).code).toBe(errorCodes.unauthorized);
  });
});
