import { companyAttachments, errorCodes as codes } from '@ca-portal/api/domain';
import { company } from '@ca-portal/api/groups/company';
import { files } from '@ca-portal/api/groups/files';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, companyRecords, parameters } from '../../db/schema/index.js';
import { Paper } from '../../documents/paper.js';
import { pngOf, scannedPaper } from '../../testing/paper-picture.js';
import { companyPeople, createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ licenseOcr: 'own' });
});
afterAll(() => server.close());

// The company of `zhaobiao` has only started its record.
const as = async (username = 'zhaobiao') => (await server.loginAs(username)).use(company);
async function picture(username = 'zhaobiao'): Promise<string> {
  const content = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
  const file = new File([content], '营业执照.png', { type: 'image/png' });
  return (await (await server.loginAs(username)).use(files).upload({ file })).fileId;
}
const submission = { differencesConfirmed: false, agreed: true as const };
const rowOf = async (name: string) =>
  (await server.services.db.select().from(companies).where(eq(companies.name, name)))[0]!;

describe('a company’s record', () => {
  it('is shown to staff without files and with masked numbers, and to nobody without a company', async () => {
    const record = await (await as('fuzeren')).record();
    expect(record).toMatchObject({ review: '2', editable: false, files: [] });
    expect(record.people.representativeIdNumber).toMatch(/^\d{6}\*{8}\w{4}$/);
    expect((await refusal((await as('ziranren')).record())).code).toBe(codes.notFound);
    const { version, basics } = record;
    const step = (await as('fuzeren')).saveBasics({ body: { version, basics } });
    expect((await refusal(step)).code).toBe(codes.forbidden);
  });

  it('is saved step by step; a masked number that is sent back is left unchanged', async () => {
    const mine = await as();
    const { version, basics } = await mine.record();
    const first = await mine.saveBasics({
      body: { version, basics: { ...basics, address: '', region: '辽宁省/沈阳市/和平区' } },
    });
    expect(first).toMatchObject({ version: version + 1, savedAt: '2026-11-21 10:00:00' });
    const second = await mine.savePeople({ body: { version: first.version, people: companyPeople } });
    expect(second.completeness).toBeGreaterThan(first.completeness);
    const { people: masked } = await mine.record();
    expect(masked.agentIdNumber).toBe('210200********0139');
    const again = { ...masked, agentEmail: 'new@example.cn' };
    const third = await mine.savePeople({ body: { version: second.version, people: again } });
    const old = mine.saveBilling({
      body: { version: second.version, billing: (await mine.record()).billing },
    });
    expect((await refusal(old)).code).toBe(codes.recordOutdated);
    expect(third.version).toBe(second.version + 1);
  });

  it('is compared with an electronic license; differences are confirmed before submitting', async () => {
    const mine = await as();
    const { version, basics } = await mine.record();
    const pdf = await new Paper({ title: '营业执照', at: new Date('2026-11-21T02:00:00Z'), footer: '' })
      .title('营业执照')
      .paragraph(`统一社会信用代码：${basics.creditCode}`)
      .paragraph('名称：另一家示例有限公司')
      .pdf();
    const client = await server.loginAs('zhaobiao');
    const { fileId } = await client
      .use(files)
      .upload({ file: new File([Uint8Array.from(pdf)], '执照.pdf', { type: 'application/pdf' }) });
    const { comparison } = await mine.saveAttachments({
      body: { version, attachments: [{ kind: 'businessLicense', fileId }] },
    });
    expect(comparison).toMatchObject([
      { field: 'companyName', read: '另一家示例有限公司', same: false },
      { field: 'creditCode', read: basics.creditCode, same: true },
      { field: 'representativeName', read: null, same: false },
      { field: 'address', read: null, same: false },
    ]);
  });

  it('is compared with the picture of a license, for the user and for the reviewer', async () => {
    const mine = await as();
    const { version, id } = await mine.record();
    const scan = await scannedPaper('营业执照', ['名称：示例照片识别有限公司', '住所：沈阳市样例街8号']);
    const file = new File([pngOf(scan)], '执照.png', { type: 'image/png' });
    const { fileId } = await (await server.loginAs('zhaobiao')).use(files).upload({ file });
    const attachments = [{ kind: 'businessLicense' as const, fileId }];
    const expected = [
      { field: 'companyName', read: '示例照片识别有限公司', same: false },
      { field: 'creditCode', read: null },
      { field: 'representativeName', read: null },
      { field: 'address', read: '沈阳市样例街8号' },
    ];
    const { comparison } = await mine.saveAttachments({ body: { version, attachments } });
    expect(comparison).toMatchObject(expected);
    // The entered data has not changed.
    expect((await mine.record()).basics.companyName).not.toBe('示例照片识别有限公司');
    const desk = (await server.loginAs('shenhe1')).use(peopleReview);
    expect((await desk.company({ params: { companyId: id } })).comparison).toMatchObject(expected);
  });

  it('is submitted complete and well-formed, passes at once and is frozen, except for billing', async () => {
    const mine = await as();
    const { version } = await mine.record();
    const early = await refusal(mine.submit({ body: { version, ...submission } }));
    expect(early).toMatchObject({ code: codes.recordIncomplete, message: expect.stringContaining('住所') });

    const fileId = await picture();
    const attachments = companyAttachments.map((kind) => ({ kind, fileId }));
    const stolen = await picture('qiye');
    const foreign = mine.saveAttachments({
      body: { version, attachments: [{ kind: 'sealForm', fileId: stolen }] },
    });
    expect((await refusal(foreign)).code).toBe(codes.fileNotOwned);
    const attached = await mine.saveAttachments({ body: { version, attachments } });
    expect(attached.comparison[0]).toMatchObject({ field: 'companyName', read: null, same: false });
    const { basics } = await mine.record();
    const bad = { ...basics, address: '和平区样例街 8 号', creditCode: '91210100TEX000402A' };
    const { version: v2 } = await mine.saveBasics({ body: { version: attached.version, basics: bad } });
    const wrong = await refusal(mine.submit({ body: { version: v2, ...submission } }));
    expect(wrong.details).toEqual([{ field: 'basics.creditCode', message: '校验位不符，请与营业执照核对' }]);
    const good = { ...bad, companyName: '演示招标代理股份有限公司', creditCode: basics.creditCode };
    const { version: v3 } = await mine.saveBasics({ body: { version: v2, basics: good } });

    const clicks = await Promise.allSettled(
      [0, 1].map(async () => (await as()).submit({ body: { version: v3, ...submission } })),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const record = await mine.record();
    expect(record).toMatchObject({ review: '2', editable: false, completeness: 100 });
    expect(await rowOf('演示招标代理股份有限公司')).toMatchObject({ legalRepresentative: '魏演示' });
    const frozen = mine.saveBasics({ body: { version: record.version, basics: good } });
    expect(await refusal(frozen)).toMatchObject({
      code: codes.recordFrozen,
      message: '资料提交后不可修改，如需修改请办理“企业变更”',
    });
    const billing = { ...record.billing, bank: '示例银行和平支行' };
    await mine.saveBilling({ body: { version: record.version, billing } });
    expect((await mine.record()).billing.bank).toBe('示例银行和平支行');
    const info = await (await server.loginAs('zhaobiao')).use(session).info();
    expect(info).toMatchObject({ companyReview: '2', companyDraftReview: '2' });
  });
});

describe('if the province reviews', () => {
  it('a record waits, is sent back and opened again, and passes once', async () => {
    const { db } = server.services;
    await db.update(parameters).set({ value: 'false' }).where(eq(parameters.key, 'company.autoPass'));
    const { id } = await rowOf('样例园林绿化有限公司');
    await db.update(companyRecords).set({ submittedAt: null }).where(eq(companyRecords.companyId, id));
    const mine = await as('yuanlin');
    const fileId = await picture('yuanlin');
    const attachments = companyAttachments.map((kind) => ({ kind, fileId }));
    const { version } = await mine.record();
    const { version: v2 } = await mine.savePeople({ body: { version, people: companyPeople } });
    const { version: v3 } = await mine.saveAttachments({ body: { version: v2, attachments } });
    expect(await mine.submit({ body: { version: v3, ...submission } })).toMatchObject({
      review: '1',
      editable: false,
    });
    // Orders continue with the facts that passed before.
    expect(await rowOf('样例园林绿化有限公司')).toMatchObject({ review: '2', draftReview: '1' });

    const desk = (await server.loginAs('shenhe1')).use(peopleReview);
    const queue = await desk.companies({ query: { page: 1, limit: 10, review: '1' } });
    expect(queue).toMatchObject({ total: 1, rows: [{ administratorName: '韩样例', completeness: 100 }] });
    const params = { companyId: id };
    expect((await desk.company({ params })).files).toHaveLength(3);
    await desk.decideCompany({ params, body: { approve: false, reason: '执照缺边' } });
    const back = await mine.record();
    expect(back).toMatchObject({ review: '3', editable: true, rejection: [{ reason: '执照缺边' }] });
    await mine.submit({ body: { version: back.version, ...submission } });
    expect((await desk.decideCompany({ params, body: { approve: true } })).review).toBe('2');
    const twice = desk.decideCompany({ params, body: { approve: true } });
    expect((await refusal(twice)).code).toBe(codes.recordNotWaiting);
    expect((await rowOf('样例园林绿化有限公司')).legalRepresentative).toBe('魏演示');
  });
});
