import { contract } from '@ca-portal/api/contract';
import { companyAttachments, personalAttachments } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { company } from '@ca-portal/api/groups/company';
import { files } from '@ca-portal/api/groups/files';
import { identity } from '@ca-portal/api/groups/identity';
import { learning } from '@ca-portal/api/groups/learning';
import { membership } from '@ca-portal/api/groups/membership';
import { messages } from '@ca-portal/api/groups/messages';
import { personal } from '@ca-portal/api/groups/personal';
import { personnel } from '@ca-portal/api/groups/personnel';
import { study } from '@ca-portal/api/groups/study';
import { eq } from 'drizzle-orm';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { companyRecords, parameters, userRoles } from '../../db/schema/index.js';
import { openSession } from '../../services/session/tokens.js';
import { companyPeople, type TestServer } from '../../testing/index.js';
import { picture } from '../real-input.js';
import { codeFor, userNamed, type Preparations, type User } from './prepare.js';

const agreed = true as const;
const png = () => new File([new Uint8Array(picture.content)], picture.name, { type: picture.type });
const uploaded = async (by: User) => (await by.use(files).upload({ file: png() })).fileId;

/** A person with all files, not submitted yet. */
async function person(server: TestServer, username: string) {
  const by = await server.loginAs(username);
  const mine = by.use(personal);
  const { version, fields } = await mine.record();
  const fileId = await uploaded(by);
  const attachments = personalAttachments.map((kind) => ({ kind, fileId }));
  const whole = { ...fields, email: 'chen@example.cn' };
  return { by, mine, body: { version, fields: whole, attachments } };
}
/** A company with a complete, open record, with or without a review by the office. */
async function openCompany(server: TestServer, { reviewed = false } = {}) {
  const { db } = server.services;
  const by = await server.loginAs('yuanlin');
  const companyId = (await userNamed(server, 'yuanlin')).companyId ?? '';
  await db.update(companyRecords).set({ submittedAt: null }).where(eq(companyRecords.companyId, companyId));
  const autoPass = eq(parameters.key, 'company.autoPass');
  await db
    .update(parameters)
    .set({ value: String(!reviewed) })
    .where(autoPass);
  const mine = by.use(company);
  const { version } = await mine.savePeople({
    body: { version: (await mine.record()).version, people: companyPeople },
  });
  const fileId = await uploaded(by);
  const attachments = companyAttachments.map((kind) => ({ kind, fileId }));
  const saved = await mine.saveAttachments({ body: { version, attachments } });
  const submission = { version: saved.version, differencesConfirmed: true, agreed };
  return { by, mine, companyId, attachments, version: saved.version, submission };
}
async function invited(server: TestServer) {
  const boss = await server.loginAs('qiye');
  const { link } = await boss.use(personnel).inviteLink({ body: { roleId: 2 } });
  return { token: link.replace('/invitation/', '') };
}
const letter = async (server: TestServer) => {
  const recipientIds = [(await userNamed(server, 'fuzeren')).id];
  return { ...exampleInput(contract.messages.add).body, recipientIds };
};
async function sentLetter(server: TestServer, messageStatus: '0' | '1') {
  const by = await server.loginAs('qiye');
  const body = { ...(await letter(server)), messageStatus };
  const { id } = await by.use(messages).add({ body });
  return { by, body, params: { id } };
}
const application = { companyName: '示例建设工程有限公司', code: '91210000TEX000010X', role: '3' as const };
/** A user at the first lesson of a course. */
async function learner(server: TestServer) {
  const by = await server.loginAs('fuzeren');
  await by.use(learning).enroll({ params: { id: 1 }, body: { requestId: crypto.randomUUID(), agreed } });
  const params = { id: 1, lessonId: 111 };
  const { playId } = await by.use(study).play({ params, body: { deviceId: crypto.randomUUID() } });
  return { by, params, playId };
}

/** Rows that require files, letters or a membership of one’s own. */
export const byPapers: Preparations = {
  'personal.save': async (server) => {
    const { by, body } = await person(server, 'fuzeren');
    return { by, body };
  },
  'personal.submit': async (server) => {
    const { by, mine, body } = await person(server, 'yuangong08');
    const { version } = await mine.save({ body });
    return { by, body: { version, agreed } };
  },
  'peopleReview.decidePerson': async (server) => {
    const { mine, body } = await person(server, 'yuangong10');
    const { version } = await mine.save({ body });
    await mine.submit({ body: { version, agreed } });
    const userGuid = (await userNamed(server, 'yuangong10')).id;
    return { by: await server.loginAs('shenhe1'), params: { userGuid }, body: { approve: true } };
  },
  'company.saveBasics': async (server) => {
    const { by, mine, version } = await openCompany(server);
    return { by, body: { version, basics: (await mine.record()).basics } };
  },
  'company.savePeople': async (server) => {
    const { by, version } = await openCompany(server);
    return { by, body: { version, people: companyPeople } };
  },
  'company.saveBilling': async (server) => {
    const { by, version } = await openCompany(server);
    return { by, body: { ...exampleInput(contract.company.saveBilling).body, version } };
  },
  'company.saveAttachments': async (server) => {
    const { by, version, attachments } = await openCompany(server);
    return { by, body: { version, attachments } };
  },
  'company.submit': async (server) => {
    const { by, submission } = await openCompany(server);
    return { by, body: submission };
  },
  'peopleReview.company': async (server) => ({
    by: await server.loginAs('shenhe1'),
    params: { companyId: (await userNamed(server, 'yuanlin')).companyId },
  }),
  'peopleReview.decideCompany': async (server) => {
    const { mine, submission, companyId } = await openCompany(server, { reviewed: true });
    await mine.submit({ body: submission });
    return { by: await server.loginAs('shenhe1'), params: { companyId }, body: { approve: true } };
  },
  'peopleReview.decideApplication': async (server) => {
    const { id } = await (await server.loginAs('linshi')).use(identity).apply({ body: application });
    return {
      by: await server.loginAs('shenhe1'),
      params: { id },
      body: { approve: false, reason: '缺授权书' },
    };
  },
  'identity.apply': async (server) => ({ by: await server.loginAs('zhuanjia'), body: application }),
  'identity.choose': async (server) => {
    const { db } = server.services;
    const { id: userId } = await userNamed(server, 'xinren02');
    await db.delete(userRoles).where(eq(userRoles.userId, userId));
    const token = await openSession(db, server.clock(), { userId, roleId: 0, method: 'sms' });
    return { by: { ...server.client(token), token }, body: { roleId: 6 } };
  },
  'membership.invitation': async (server) => ({ params: await invited(server) }),
  'membership.answerInvitation': async (server) => ({
    by: await server.loginAs('xinren03'),
    params: await invited(server),
    body: { accept: true },
  }),
  'membership.withdraw': async (server) => {
    const by = await server.loginAs('zhuanjia');
    const wish = { creditCode: application.code, roleId: 2 as const, remark: '' };
    const { id } = await by.use(membership).join({ body: wish });
    return { by, params: { id } };
  },
  'personnel.transfer': async (server) => {
    const by = await server.loginAs('zaojiasuo');
    const { phone } = await userNamed(server, 'zaojiasuo');
    const heir = await userNamed(server, 'zaojiasuo02');
    const code = await codeFor(server, phone, 'transfer');
    return { by, query: { userGuid: heir.id, fileId: await uploaded(by), code } };
  },
  'account.portrait': async (server) => {
    const by = await server.loginAs('fuzeren');
    const { imgUrl } = await by.use(account).avatar({ file: png() });
    return { params: { fileName: imgUrl.split('/').at(-1) } };
  },
  'files.changeColor': async (server) => {
    const by = await server.loginAs('fuzeren');
    return { by, query: { fileId: await uploaded(by), color: 'red' } };
  },
  'messages.add': async (server) => ({ by: await server.loginAs('qiye'), body: await letter(server) }),
  'messages.updateDraft': (server) => sentLetter(server, '0'),
  'messages.recall': async (server) => {
    const { by, params } = await sentLetter(server, '1');
    return { by, params };
  },
  'messages.remind': async (server) => {
    const { by, params } = await sentLetter(server, '1');
    return { by, params };
  },
  'study.progress': async (server) => {
    const { by, params, playId } = await learner(server);
    server.clock.advance({ seconds: 15 });
    return { by, params, body: { playId, fromSecond: 0, toSecond: 15 } };
  },
  'study.addNote': async (server) => {
    const { by, params } = await learner(server);
    return { by, params, body: { second: 10, text: '签章和签名的区别' } };
  },
  'study.certificate': async (server) => ({ by: await server.loginAs('qiye'), params: { id: 2 } }),
};
