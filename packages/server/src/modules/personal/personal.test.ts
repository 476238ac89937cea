import { errorCodes as codes, personalAttachments } from '@ca-portal/api/domain';
import { files } from '@ca-portal/api/groups/files';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { personal } from '@ca-portal/api/groups/personal';
import { and, eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, messages, users } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const as = async (username: string) => (await server.loginAs(username)).use(personal);
const office = async () => (await server.loginAs('shenhe1')).use(peopleReview);
const userNamed = async (username: string) =>
  (await server.services.db.select().from(users).where(eq(users.username, username)))[0]!;
async function picture(username: string): Promise<string> {
  const content = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
  const file = new File([content], '照片.png', { type: 'image/png' });
  return (await (await server.loginAs(username)).use(files).upload({ file })).fileId;
}
const agreed = true as const;

describe('the personal record', () => {
  it('shows what the account contains, masked, and says that nobody checks it', async () => {
    expect(await (await as('qiye')).record()).toMatchObject({
      phone: '130****0000',
      companyName: '示例建设工程有限公司',
      roleName: '企业管理员',
      sex: '男',
      birthday: '1990-03-07',
      verification: 2,
      verificationConnected: false,
      editable: true,
      fields: {
        name: '张示例',
        idNumber: '210000********0013',
        email: 'zhang@example.cn',
        address: expect.any(String),
      },
      files: [],
    });
  });

  it('saves a draft that is copied to the account only when it is submitted', async () => {
    const mine = await as('yuangong08');
    const { version, fields } = await mine.record();
    const draft = { ...fields, name: '陈样', email: 'not finished', address: '沈阳市' };
    const saved = await mine.save({ body: { version, fields: draft, attachments: [] } });
    expect(saved).toMatchObject({ version: version + 1, savedAt: '2026-11-21 10:00:00' });
    const user = await userNamed('yuangong08');
    expect(user.name).toBe('陈样本');
    const { fields: kept } = await mine.record();
    // A masked number that is sent back keeps the stored one.
    expect(kept).toMatchObject({
      name: '陈样',
      idNumber: `${user.idNumber.slice(0, 6)}********${user.idNumber.slice(-4)}`,
    });
    expect(await mine.record()).toMatchObject({ birthday: '1995-07-28' });
  });

  it('is not overwritten by an outdated window', async () => {
    const mine = await as('yuangong08');
    const { version, fields } = await mine.record();
    const save = async () => (await as('yuangong08')).save({ body: { version, fields, attachments: [] } });
    const both = await Promise.allSettled([save(), save()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(save())).code).toBe(codes.recordOutdated);
  });

  it('keeps name and ID number once they are verified, and refuses a stranger’s files', async () => {
    const mine = await as('fuzeren');
    const { version, fields } = await mine.record();
    const renamed = mine.save({ body: { version, fields: { ...fields, name: '李改名' }, attachments: [] } });
    expect((await refusal(renamed)).code).toBe(codes.identityFixed);
    const fileId = await picture('zaojia');
    const stolen = mine.save({ body: { version, fields, attachments: [{ kind: 'idFront', fileId }] } });
    expect((await refusal(stolen)).code).toBe(codes.fileNotOwned);
  });

  it('reveals one value and records that', async () => {
    expect(await (await as('qiye')).reveal({ body: { field: 'idNumber' } })).toEqual({
      value: '210000199003070013',
    });
    const { id } = await userNamed('qiye');
    const seen = await server.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'user.reveal')))
      .orderBy(auditLog.id);
    expect(seen).toMatchObject([{ details: { field: 'idNumber' } }]);
  });
});

describe('submitting the record', () => {
  it('names what is missing', async () => {
    const mine = await as('yuangong08');
    const { version } = await mine.record();
    const refused = await refusal(mine.submit({ body: { version, agreed } }));
    expect(refused.code).toBe(codes.recordIncomplete);
    expect(refused.message).toContain('手持身份证照');
  });

  it('goes through the office: sent back with a reason, changed, approved', async () => {
    const mine = await as('yuangong08');
    const fileId = await picture('yuangong08');
    const attachments = personalAttachments.map((kind) => ({ kind, fileId }));
    const { fields, version: first } = await mine.record();
    const broken = await mine.save({ body: { version: first, fields, attachments } });
    expect(broken.completeness).toBe(100);
    const wrong = await refusal(mine.submit({ body: { version: broken.version, agreed } }));
    expect(wrong).toMatchObject({ code: codes.badRequest, details: [{ field: 'fields.email' }] });
    const good = { ...fields, name: '陈样本', email: 'chen8@example.cn' };
    const { version } = await mine.save({ body: { version: broken.version, fields: good, attachments } });
    // A check without a result says neither yes nor no: everything is kept, to be submitted again.
    const { identityCheck } = server.services;
    const matches = () => Promise.reject(new Error('away'));
    Object.assign(server.services, { identityCheck: { connected: true, matches } });
    const unknown = await refusal(mine.submit({ body: { version, agreed } }));
    Object.assign(server.services, { identityCheck });
    expect(unknown.code).toBe(codes.identityCheckUnavailable);
    expect(await mine.record()).toMatchObject({ version, editable: true, completeness: 100 });
    const handedIn = await mine.submit({ body: { version, agreed } });
    expect(handedIn).toMatchObject({ editable: false, verification: 2, completeness: 100 });
    expect((await userNamed('yuangong08')).email).toBe('chen8@example.cn');
    const late = mine.save({ body: { version: version + 1, fields: good, attachments } });
    expect((await refusal(late)).code).toBe(codes.recordWaiting);

    const desk = await office();
    const queue = await desk.people({ query: { page: 1, limit: 5, review: '1' } });
    expect(queue).toMatchObject({ total: 1, rows: [{ name: '陈样本', review: '1', completeness: 100 }] });
    const params = { userGuid: queue.rows[0]!.userGuid };
    expect((await desk.person({ params })).files).toHaveLength(5);
    const items = [{ field: 'files.idInHand', reason: '看不清证件' }];
    const clicks = await Promise.allSettled(
      Array.from({ length: 3 }, async () =>
        (await office()).decidePerson({ params, body: { approve: false, reason: '照片模糊', items } }),
      ),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mine.record()).toMatchObject({
      editable: true,
      rejection: items,
    });
    const told = await server.services.db
      .select()
      .from(messages)
      .where(eq(messages.topic, '个人信息需要修改'))
      .orderBy(messages.id);
    expect(told.at(-1)?.content).toContain('照片模糊');
    await mine.submit({ body: { version: version + 1, agreed } });
    expect(await desk.decidePerson({ params, body: { approve: true } })).toMatchObject({ review: '2' });
    expect((await refusal(desk.decidePerson({ params, body: { approve: true } }))).code).toBe(
      codes.recordNotWaiting,
    );
  });
});
