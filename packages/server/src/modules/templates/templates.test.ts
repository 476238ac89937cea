import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BinaryFile, Client } from '@ca-portal/api';
import { templates as group } from '@ca-portal/api/groups/templates';
import { orders } from '@ca-portal/api/groups/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { masterLock, personalLock } from '../../testing/first-path.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { pdfText } from '../../testing/pdf-text.js';
import { batchMark, formMark } from '../../documents/form-mark.js';
import { Paper } from '../../documents/paper.js';
import { margin } from '../../documents/sheet.js';

let server: TestServer;
let company: Client & { token: string };
let leader: Client & { token: string };
let engineer: Client & { token: string };
let companyOrder = '';
let personalOrder = '';
let companyId = '';
beforeAll(async () => {
  server = await createTestServer();
  company = await server.loginAs('qiye');
  leader = await server.loginAs('fuzeren');
  engineer = await server.loginAs('zaojia');
  companyOrder = (await company.use(orders).create({ body: masterLock() })).orderNo;
  personalOrder = (await engineer.use(orders).create({ body: personalLock() })).orderNo;
  const admin = await server.services.db.query.users.findFirst({
    where: (t, { eq }) => eq(t.username, 'qiye'),
  });
  companyId = admin?.companyId ?? '';
});
afterAll(() => server.close());

const none = { platformCodes: [], remark: '' };

/** The text of a PDF; with PDF_DIR set, the files are also saved for inspection. */
async function read(file: Promise<BinaryFile>): Promise<{ name: string; text: string }> {
  const { fileName, content } = await file;
  expect(content.type).toBe('application/pdf');
  const bytes = Buffer.from(await content.arrayBuffer());
  const keep = process.env['PDF_DIR'];
  if (keep) {
    mkdirSync(keep, { recursive: true });
    writeFileSync(join(keep, fileName), bytes);
  }
  return { name: fileName, text: pdfText(bytes) };
}

describe('a form of an order', () => {
  it('contains the company’s data, the platforms, the order and its barcode', async () => {
    const { name, text } = await read(
      company.use(group).company({
        params: { id: companyOrder },
        query: { fileName: '申请表.pdf' },
        body: { ...none, remark: '请尽快办理' },
      }),
    );
    expect(name).toBe('申请表.pdf');
    for (const part of [
      '企业数字证书申请表',
      '示例建设工程有限公司',
      '91210000TEX000010X',
      '李样例',
      '210000199003070013',
      '新办实体CA锁',
      '省级工程建设交易平台',
      '请尽快办理',
      `${companyOrder}|P01,P02`,
      '第 1 页，共 1 页',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('?');
    expect(text).not.toContain('预览');
  });

  it('prints the platforms in the request, and refuses unknown ones', async () => {
    const form = (platformCodes: string[]) =>
      engineer
        .use(group)
        .projectLeader({ params: { id: personalOrder }, body: { platformCodes, remark: '' } });
    const { text } = await read(form(['P03']));
    expect(text).toContain('企业采购平台');
    expect(text).not.toContain('省级工程建设交易平台');
    expect(text).toContain(`${personalOrder}|P03`);
    expect(await refusal(form(['P99']))).toMatchObject({ code: 400 });
  });

  it('differs by applicant', async () => {
    const given = { params: { id: personalOrder }, body: none };
    const seal = await read(engineer.use(group).costEngineer(given));
    expect(seal.text).toContain('执业专用章');
    expect(seal.text).toContain('王演示');
    // Requested under an expert's URL, a cost engineer's order is still printed on his own form.
    const wrong = await read(engineer.use(group).expert(given));
    expect(wrong.text).toContain('造价工程师数字证书申请表');
    expect(wrong.text).not.toContain('评标专家');
  });

  it('is for the owner of the order only, and the company’s for its administrator', async () => {
    const given = { params: { id: personalOrder }, body: none };
    expect(await refusal(leader.use(group).expert(given))).toMatchObject({ code: 404 });
    const asked = { ...given, query: { fileName: 'a.pdf' } };
    expect(await refusal(leader.use(group).company(asked))).toMatchObject({ code: 403 });
    const unknown = { ...asked, params: { id: 'DD20261121999999' } };
    expect(await refusal(company.use(group).company(unknown))).toMatchObject({ code: 404 });
  });
});

describe('a barcode', () => {
  const codes = (n: number) => Array.from({ length: n }, (_, i) => `P${String(i + 1).padStart(2, '0')}`);

  it('fits the paper for any number of platforms, and still distinguishes them', async () => {
    const orderNo = 'DD20261121000001';
    expect(formMark({ orderNo, platformCodes: codes(2) })).toBe(`${orderNo}|P01,P02`);
    const many = formMark({ orderNo, platformCodes: codes(40) });
    expect(many).toMatch(/^DD20261121000001\|40-[0-9A-F]{12}$/);
    expect(formMark({ orderNo, platformCodes: codes(40).toReversed() })).not.toBe(many);
    const paper = new Paper({ title: '条码', at: server.clock(), footer: '' });
    const drawn = vi.spyOn(paper['document'], 'rect');
    for (const n of [1, 6, 7, 40]) paper.barcode(formMark({ orderNo, platformCodes: codes(n) }));
    paper.barcode('P01,'.repeat(40));
    expect(drawn.mock.calls.length).toBeGreaterThan(100);
    expect(Math.min(...drawn.mock.calls.map(([x]: readonly number[]) => x ?? 0))).toBeGreaterThanOrEqual(
      margin - 0.01,
    );
    await paper.pdf();
  });

  it('of several orders changes with the platforms of any of them', () => {
    const two = (last: string) => [
      { orderNo: 'DD20261121000001', platformCodes: ['P01'] },
      { orderNo: 'DD20261121000002', platformCodes: [last] },
    ];
    expect(batchMark(two('P02'))).not.toBe(batchMark(two('P03')));
  });
});

describe('a preview', () => {
  const choice = {
    orderType: '0101' as const,
    productId: 'lock-master',
    providerCode: 'F01',
    platformCodes: ['P01'],
    years: 2,
  };
  it('says that it is one and has no barcode', async () => {
    const { name, text } = await read(company.use(group).companyApplication({ body: choice }));
    expect(name).toBe('企业证书申请表（预览）.pdf');
    expect(text).toContain('预览');
    expect(text).not.toContain('|P01');
    const body = { ...choice, productId: 'lock-personal' };
    const person = await read(leader.use(group).personApplication({ body }));
    expect(person.text).toContain('个人数字证书申请表');
    expect(person.text).toContain('210200197902280139');
  });
  it('needs a product and a provider that exist', async () => {
    const ask = (changes: object) =>
      refusal(company.use(group).companyApplication({ body: { ...choice, ...changes } }));
    expect(await ask({ productId: 'nothing' })).toMatchObject({ code: 404 });
    expect(await ask({ providerCode: 'F99' })).toMatchObject({ code: 2011 });
  });
});

describe('a form of several orders', () => {
  it('lists them all, over several pages, with the header on each', async () => {
    const orderNos = [companyOrder, personalOrder];
    const query = { fileName: '批量' };
    const { name, text } = await read(
      company.use(group).batchChange({ query, body: { orderNos, remark: '' } }),
    );
    expect(name).toBe('批量.pdf');
    expect(text).toMatch(new RegExp(`${companyOrder}\\|2\\|[0-9A-F]{12}`));
    const given = { params: { id: personalOrder }, body: { orderNos, remark: '' } };
    const engineers = await read(company.use(group).batchCostEngineers(given));
    expect(engineers.text).toContain(`${personalOrder}|2|`);
    const leaders = await read(company.use(group).batchProjectLeaders(given));
    expect(leaders.text).toContain('项目负责人批量申请表');
  });
  it('refuses an order that is not the company’s', async () => {
    const body = { orderNos: ['DD20261121999999'], remark: '' };
    expect(await refusal(company.use(group).batchChange({ query: { fileName: 'a' }, body }))).toMatchObject({
      code: 404,
    });
  });
});

describe('a letter', () => {
  const agent = {
    agentName: '李样例',
    agentIdNumber: '210200197902280139',
    agentPhone: '13000000002',
    validUntil: '2027-11-21',
  };
  it('names company, representative and agent', async () => {
    const own = await read(company.use(group).authorization({ params: { id: companyId } }));
    expect(own.text).toContain('张示例');
    const other = await read(company.use(group).newAuthorization({ body: agent }));
    expect(other.text).toContain('13000000002');
    expect(other.text).toContain('2027 年 11 月 21 日');
    const transfer = await read(company.use(group).transferAuthorization({ params: { id: companyId } }));
    expect(transfer.text).toContain('新管理员（请手写）');
  });
  it('lists staff of the company only', async () => {
    const people = await server.services.db.query.users.findMany();
    const idOf = (username: string) => people.find((one) => one.username === username)?.id ?? '';
    const letter = (userGuids: string[]) =>
      company.use(group).batchAuthorization({ body: { agent, userGuids } });
    const { text } = await read(letter([idOf('zaojia'), idOf('fuzeren')]));
    expect(text).toContain('王演示');
    expect(text).toContain('共 2 人');
    expect(await refusal(letter([idOf('shenhe1')]))).toMatchObject({ code: 404 });
  });
  it('of another company does not exist', async () => {
    const params = { id: '2b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e02' };
    expect(await refusal(company.use(group).authorization({ params }))).toMatchObject({ code: 404 });
    expect(await refusal(leader.use(group).authorization({ params }))).toMatchObject({ code: 403 });
  });
});

describe('required attachments', () => {
  it('are listed for owner and reviewer, with hints', async () => {
    const query = { orderNo: personalOrder };
    const list = await engineer.use(group).attachments({ query });
    expect(list.map(({ kind, required, file }) => [kind, required, file])).toEqual([
      ['applicationForm', true, null],
      ['idFront', true, null],
      ['idBack', true, null],
      ['signatureInHand', true, null],
    ]);
    expect(list[0]).toMatchObject({ label: '申请表（盖章）', rejection: '' });
    expect(await refusal(leader.use(group).attachments({ query }))).toMatchObject({ code: 404 });
  });
});
