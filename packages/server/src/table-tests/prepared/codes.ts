import { contract } from '@ca-portal/api/contract';
import { account } from '@ca-portal/api/groups/account';
import { credentials } from '@ca-portal/api/groups/credentials';
import { files } from '@ca-portal/api/groups/files';
import { handover } from '@ca-portal/api/groups/handover';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { sandboxTicketKey } from '../../modules/handover/login-from-xd.js';
import { signTicket } from '../../modules/handover/jws.js';
import { eq } from 'drizzle-orm';
import { orders, users } from '../../db/schema/index.js';
import { solvedCaptcha, type TestServer } from '../../testing/index.js';
import { picture } from '../real-input.js';
import { codeFor, userNamed, type Preparations } from './prepare.js';

/** Unused phones. */
const fresh = (last: number) => `1397770${String(last).padStart(4, '0')}`;
const fuzeren = '15000000000';

async function recovery(server: TestServer, username: string, last: number) {
  const { idNumber, name } = await userNamed(server, username);
  const mobilePhone = fresh(last);
  const newCode = await codeFor(server, mobilePhone, 'phone');
  return { username, name, idNumber, mobilePhone, newCode };
}

/** Rows that require a captcha’s answer, a code by SMS or another system’s ticket. */
export const byCode: Preparations = {
  'session.login': async (server) => ({
    body: { ...exampleInput(contract.session.login).body, ...(await solvedCaptcha(server)) },
  }),
  'handover.login': async (server) => ({
    body: { ...exampleInput(contract.handover.login).body, ...(await solvedCaptcha(server)) },
  }),
  'session.sendSmsCode': async (server) => ({
    query: { mobilePhone: fresh(1), reg: '1', ...(await solvedCaptcha(server)) },
  }),
  'session.loginBySms': async (server) => ({
    body: { mobilePhone: fuzeren, smsCode: await codeFor(server, fuzeren, 'login') },
  }),
  'session.register': async (server) => {
    const mobilePhone = fresh(2);
    const smsCode = await codeFor(server, mobilePhone, 'register');
    const { body } = exampleInput(contract.session.register);
    return { body: { ...body, mobilePhone, smsCode, roleId: 6, username: 'newcomer' } };
  },
  'credentials.sendCode': async (server) => ({
    query: { username: fresh(3), purpose: 'phone', ...(await solvedCaptcha(server)) },
  }),
  'orders.trackCode': async (server) => ({
    body: { ...exampleInput(contract.orders.trackCode).body, ...(await solvedCaptcha(server)) },
  }),
  'orders.track': async (server) => {
    const [found] = await server.services.db
      .select({ orderNo: orders.orderNo, phone: users.phone })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .limit(1);
    if (!found) throw new Error('the sample world has no order');
    const smsCode = await codeFor(server, found.phone, 'track');
    return { body: { orderNo: found.orderNo, mobilePhone: found.phone, smsCode } };
  },
  'credentials.checkAccount': async (server) => ({
    body: { username: fuzeren, code: await codeFor(server, fuzeren, 'password') },
  }),
  'credentials.updatePassword': async (server) => {
    const { phone } = await userNamed(server, 'yuangong07');
    return {
      body: { username: phone, password: 'Demo@2027', code: await codeFor(server, phone, 'password') },
    };
  },
  'credentials.changePhone': async (server) => {
    const { phone } = await userNamed(server, 'yuangong08');
    const mobilePhone = fresh(4);
    const oldCode = await codeFor(server, phone, 'phone');
    const newCode = await codeFor(server, mobilePhone, 'phone');
    return { by: await server.loginAs('yuangong08'), query: { mobilePhone, oldCode, newCode } };
  },
  'credentials.recoverPhone': async (server) => ({ query: await recovery(server, 'fuzeren', 5) }),
  'peopleReview.decideRecovery': async (server) => {
    const query = await recovery(server, 'yuangong02', 6);
    await server.client().use(credentials).recoverPhone({ query });
    const by = await server.loginAs('shenhe1');
    const { rows } = await by
      .use(peopleReview)
      .recoveries({ query: { page: 1, limit: 20, state: 'waiting' } });
    return { by, params: { id: rows.find(({ name }) => name === query.name)?.id }, body: { approve: true } };
  },
  'credentials.closeAccount': async (server) => {
    const { phone } = await userNamed(server, 'jiandu');
    const smsCode = await codeFor(server, phone, 'close');
    return { by: await server.loginAs('jiandu'), body: { smsCode, understood: true } };
  },
  'account.endSession': async (server) => {
    await server.loginAs('linshi');
    const by = await server.loginAs('linshi');
    const other = (await by.use(account).sessions()).find(({ current }) => !current);
    return { by, params: { sessionId: other?.sessionId } };
  },
  'personnel.changePhone': async (server) => {
    const staff = await userNamed(server, 'yuangong03');
    const mobilePhone = fresh(7);
    const newCode = await codeFor(server, mobilePhone, 'phone');
    const ownCode = await codeFor(server, '13000000000', 'phone');
    return {
      by: await server.loginAs('qiye'),
      params: { userGuid: staff.id },
      body: { mobilePhone, newCode, ownCode },
    };
  },
  'handover.loginFromXd': async (server) => {
    const { privateKey } = await sandboxTicketKey(server.services);
    const iat = Math.floor(server.clock().getTime() / 1000);
    const jti = crypto.randomUUID();
    const claims = { iss: 'sandbox', aud: 'ca-portal', sub: 'qiye', iat, exp: iat + 60, jti };
    return { query: { username: 'qiye', ticket: await signTicket(claims, privateKey) } };
  },
  'handover.ticket': async (server) => ({
    by: await server.loginAs('fuzeren'),
    params: { target: 'portal' },
  }),
  'handover.loginByToken': async (server) => {
    const user = await server.loginAs('fuzeren');
    const { url } = await user.use(handover).ticket({ params: { target: 'portal' } });
    return { body: { token: new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '' } };
  },
  'handover.checkPaymentToken': async (server) => {
    const by = await server.loginAs('fuzeren');
    const { token } = await by.use(handover).paymentToken();
    return { by, body: { token } };
  },
  'files.handover': async (server) => {
    const by = await server.loginAs('fuzeren');
    return { by, params: { code: (await by.use(files).openHandover({ body: { kind: 'idFront' } })).code } };
  },
  'files.handoverUpload': async (server) => {
    const owner = await server.loginAs('fuzeren');
    const { code } = await owner.use(files).openHandover({ body: { kind: 'idFront' } });
    return { params: { code }, file: picture };
  },
};
