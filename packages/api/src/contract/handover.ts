import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

const token = z.object({ token: z.string() });
const exampleToken = { token: '5.q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w' };

/** Entries and exits that connect the portal with other systems. */
export const handover = {
  login: endpoint({
    method: 'POST',
    path: '/sys/login',
    summary: 'The second shape of the login; same rules, same answer',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    body: z.object({
      username: z.string().trim().min(1, '请输入用户名或手机号').max(50),
      password: z.string().min(1, '密码不能为空').max(72),
      code: f.captchaAnswer,
      uuid: f.uuid,
    }),
    secret: true,
    response: token,
    example: {
      body: {
        username: 'qiye',
        password: 'Demo@2026',
        code: '12',
        uuid: '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11',
      },
      response: exampleToken,
    },
  }),
  loginFromXd: endpoint({
    method: 'POST',
    path: '/loginFromXD',
    summary: 'Log in by user name from another system; its signed, short-lived ticket is good once',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    query: z.object({
      username: z.string().trim().min(1).max(50),
      /** Optional only for provinces that allow the unsigned form; refused by default. */
      ticket: z.string().max(1_024).optional(),
    }),
    secret: true,
    response: token,
    example: { query: { username: 'qiye', ticket: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln' }, response: exampleToken },
  }),
  loginByToken: endpoint({
    method: 'POST',
    path: '/loginByToken',
    summary: 'Token-only login: a one-time token of a link becomes a session',
    source: '4 (path ours)',
    access: anybody,
    envelope: 'data',
    body: z.object({ token: z.string().min(20).max(200) }),
    secret: true,
    response: token,
    example: { body: { token: 'b2Zmc2l0ZS1vbmUtdGltZS10b2tlbi0wMDAx' }, response: exampleToken },
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/sys/handover/{target}',
    summary: 'A one-time address in another system for /jumpForm: named target, short life',
    source: 'ours (2.3 /jumpForm)',
    access: signedIn,
    envelope: 'data',
    params: z.object({ target: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/) }),
    secret: true,
    response: z.object({ name: z.string(), url: z.string(), expiresAt: f.beijing }),
    example: {
      params: { target: 'contract' },
      response: {
        name: '电子合同平台',
        url: 'https://contract.example.cn/enter?ticket=b2Zmc2l0ZQ',
        expiresAt: '2026-11-21 10:01:00',
      },
    },
  }),
  ticketKey: endpoint({
    method: 'GET',
    path: '/sys/handoverKey',
    summary: 'The public key with which another system checks our tickets',
    source: 'ours (2.3 /jumpForm)',
    access: anybody,
    envelope: 'data',
    response: z.object({ algorithm: z.literal('ES256'), publicKey: z.string() }),
    example: {
      response: {
        algorithm: 'ES256',
        publicKey: '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----\n',
      },
    },
  }),
  paymentToken: endpoint({
    method: 'POST',
    path: '/sys/getZfToken',
    summary: 'The second token, for calls that begin with prestoreAccount; ends with the session',
    source: '4 (path ours)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    secret: true,
    response: legacy(z.object({ token: z.string(), expiresAt: f.beijing }), {
      token: 'zfToken', // 支付 token
    }),
    example: { response: { token: 'zf.1f2e3d4c5b6a49788695a4b3c2d1e0f9', expiresAt: '2026-11-21 10:30:00' } },
  }),
  checkPaymentToken: endpoint({
    method: 'POST',
    path: '/sys/checkZfToken',
    summary:
      'Is a second token that somebody brought along his own? Refused when it is another person’s, or over',
    source: 'ours (6: a second token is used for prestore-account calls)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: legacy(z.object({ token: z.string().min(1).max(500) }), { token: 'zfToken' }), // 支付 token
    response: f.nothing,
    example: { body: { token: 'zf.1f2e3d4c5b6a49788695a4b3c2d1e0f9' }, response: null },
  }),
};
