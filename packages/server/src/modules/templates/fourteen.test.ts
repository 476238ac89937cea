import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BinaryFile } from '@ca-portal/api';
import { orders } from '@ca-portal/api/groups/orders';
import { templates as group } from '@ca-portal/api/groups/templates';
import { contract } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/index.js';
import { createTestServer, personalLock, masterLock, type TestServer } from '../../testing/index.js';
import { pdfText } from '../../testing/pdf-text.js';

/*
 * Every form of spec 7.7, filled with a real order, and read back by another program. One of the fourteen
 * rows answers a list instead of a document.
 */
let server: TestServer;
let folder = '';
beforeAll(async () => {
  server = await createTestServer();
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** True if poppler is installed: it reads what a person would see; our own reader is used otherwise. */
const poppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const words = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

async function read(name: string, asked: Promise<BinaryFile>): Promise<string> {
  const { content } = await asked;
  expect(content.type).toBe('application/pdf');
  const bytes = Buffer.from(await content.arrayBuffer());
  if (!poppler) return words(pdfText(bytes));
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  return words(execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' }));
}

it('all fourteen templates contain the typed name, and the number of the order or of the person', async () => {
  const { db } = server.services;
  const person = async (username: string) => {
    const [row] = await db.select().from(users).where(eq(users.username, username));
    return { ...row!, client: await server.loginAs(username) };
  };
  const [boss, leader, engineer, expert] = [
    await person('qiye'),
    await person('fuzeren'),
    await person('zaojia'),
    await person('zhuanjia'),
  ];
  const company = boss.client;
  const place = async (by: typeof boss, body: ReturnType<typeof personalLock>) =>
    (await by.client.use(orders).create({ body })).orderNo;
  const mobile = {
    productId: 'mobile',
    platformCodes: ['LP01'],
    delivery: 'online' as const,
    expectedTotalFen: 20_000,
  };
  const numbers = {
    company: await place(boss, masterLock()),
    leader: await place(leader, personalLock({ mediumVendorCode: 'M02', signatureVendorCode: 'S01' })),
    engineer: await place(engineer, personalLock()),
    expert: await place(expert, personalLock(mobile)),
  };
  const params = (id: string) => ({ params: { id } });
  const body = { platformCodes: [], remark: '请于月底前办好' };
  const batch = { orderNos: [numbers.leader, numbers.engineer], remark: '批量办理' };
  const choice = {
    orderType: '0101' as const,
    providerCode: 'F01',
    platformCodes: ['P01'],
    years: 2,
  };
  const agent = {
    agentName: '钱经办',
    agentIdNumber: leader.idNumber,
    agentPhone: leader.phone,
    validUntil: '2027-11-21',
  };
  const own = { id: boss.companyId ?? '' };
  const companyName = '示例建设工程有限公司';
  const both = [numbers.leader, numbers.engineer, leader.name, engineer.name, '批量办理'];
  const asks = (client: typeof company) => client.use(group);
  const forms: Readonly<
    Record<string, readonly [asked: () => Promise<BinaryFile>, says: readonly string[]]>
  > = {
    company: [
      () => asks(company).company({ ...params(numbers.company), query: { fileName: '申请表' }, body }),
      [companyName, numbers.company, '请于月底前办好'],
    ],
    companyApplication: [
      () => asks(company).companyApplication({ body: { ...choice, productId: 'lock-master' } }),
      [companyName, boss.idNumber, '企业主锁'],
    ],
    personApplication: [
      () => asks(leader.client).personApplication({ body: { ...choice, productId: 'lock-personal' } }),
      [leader.name, leader.idNumber, '个人锁'],
    ],
    batchChange: [() => asks(company).batchChange({ query: { fileName: '变更' }, body: batch }), both],
    projectLeader: [
      () => asks(leader.client).projectLeader({ ...params(numbers.leader), body }),
      [leader.name, leader.idNumber, numbers.leader, '示例介质厂商乙', '示例签章厂商甲', '请于月底前办好'],
    ],
    expert: [
      () => asks(expert.client).expert({ ...params(numbers.expert), body }),
      [expert.name, expert.idNumber, numbers.expert, '评标专家', '请于月底前办好'],
    ],
    costEngineer: [
      () => asks(engineer.client).costEngineer({ ...params(numbers.engineer), body }),
      [engineer.name, engineer.idNumber, numbers.engineer, '执业专用章', '请于月底前办好'],
    ],
    batchProjectLeaders: [
      () => asks(company).batchProjectLeaders({ ...params(numbers.leader), body: batch }),
      both,
    ],
    batchCostEngineers: [
      () => asks(company).batchCostEngineers({ ...params(numbers.engineer), body: batch }),
      both,
    ],
    authorization: [
      () => asks(company).authorization({ params: own }),
      [companyName, boss.name, boss.idNumber],
    ],
    newAuthorization: [
      () => asks(company).newAuthorization({ body: { ...agent, legalRepresentative: '王新任' } }),
      [companyName, '王新任', '钱经办', agent.agentIdNumber, agent.agentPhone],
    ],
    batchAuthorization: [
      () => asks(company).batchAuthorization({ body: { agent, userGuids: [leader.id, engineer.id] } }),
      [companyName, '钱经办', leader.name, engineer.name, engineer.idNumber],
    ],
    transferAuthorization: [
      () => asks(company).transferAuthorization({ params: own }),
      [companyName, boss.name, boss.idNumber],
    ],
  };
  const missing: string[] = [];
  for (const [name, [asked, says]] of Object.entries(forms)) {
    // oxlint-disable-next-line no-await-in-loop -- one worker draws them, one after the other
    const text = await read(name, asked());
    missing.push(...says.filter((part) => !text.includes(words(part))).map((part) => `${name}: ${part}`));
  }
  expect(missing).toEqual([]);

  const papers = await asks(leader.client).attachments({ query: { orderNo: numbers.leader } });
  expect(papers[0]).toMatchObject({ label: '申请表（盖章）', required: true });
  // All templates of spec 7.7 are covered: a new template needs a row here.
  const specified = Object.entries(contract.templates).filter(([, { source }]) => source === '7.7');
  expect([...Object.keys(forms), 'attachments'].toSorted()).toEqual(
    specified.map(([name]) => name).toSorted(),
  );
  expect(specified).toHaveLength(14);
});
