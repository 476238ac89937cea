import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';

const exampleUuid = '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11';
/** 1 on success; a refusal has another code in the envelope. */
const done = z.literal(1);
const account = z.string().trim().min(1, '请输入用户名或手机号').max(50);

/** Passwords and phones: each step requires a code sent to a phone. */
export const credentials = {
  sendCode: endpoint({
    method: 'POST',
    path: '/sys/sendAccountCode',
    summary:
      'Send an SMS code for a password or phone; an unknown account gets the same answer and no code. `transfer`, `close` and `certificate` want a login',
    source: 'ours (2.5)',
    access: anybody,
    envelope: 'data',
    query: z.object({
      username: account,
      code: f.captchaAnswer,
      uuid: f.uuid,
      /** `phone` and `bind` also accept a number without an account, which is about to get one. */
      purpose: z.enum(['password', 'phone', 'bind', 'transfer', 'close', 'certificate']),
    }),
    response: done,
    example: {
      query: { username: '13000000000', code: '12', uuid: exampleUuid, purpose: 'password' },
      response: 1,
    },
  }),
  checkAccount: endpoint({
    method: 'POST',
    path: '/sys/checkAccount',
    summary:
      'First step of a new password: is this the code that went to the account’s phone? Good for ten minutes',
    source: '7.4 (path ours)',
    access: anybody,
    envelope: 'data',
    body: z.object({ username: account, code: f.smsCode }),
    response: done,
    example: { body: { username: '13000000000', code: '123456' }, response: 1 },
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/sys/updatepassword',
    summary: 'Second step: set the new password with the same code; all sessions end',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    body: z.object({ username: account, password: f.password, code: f.smsCode }),
    response: f.nothing,
    example: { body: { username: '13000000000', password: 'Demo@2027', code: '123456' }, response: null },
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/sys/xgRegPhone',
    summary: 'Change the registered phone: codes from the old and the new number',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    query: z.object({ mobilePhone: f.mobile, oldCode: f.smsCode, newCode: f.smsCode }),
    response: done,
    example: {
      query: { mobilePhone: '13000000009', oldCode: '123456', newCode: '654321' },
      response: 1,
    },
  }),
  recoverPhone: endpoint({
    method: 'POST',
    path: '/sys/returnRegPhone',
    summary: 'The old phone is gone: name and ID number with a code to the new one; a person checks it',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    query: z.object({
      username: account,
      name: f.personName,
      idNumber: f.idCard,
      mobilePhone: f.mobile,
      newCode: f.smsCode,
    }),
    response: done,
    example: {
      query: {
        username: 'qiye',
        name: '张示例',
        idNumber: '210000199003070013',
        mobilePhone: '13000000009',
        newCode: '654321',
      },
      response: 1,
    },
  }),
  bindPhone: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/bindPhone',
    summary: 'Bind the phone of the lock’s holder to the lock: expiry reminders go there',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    query: z.object({ certificateId: f.uuid, mobilePhone: f.mobile, code: f.smsCode }),
    response: done,
    example: {
      query: {
        certificateId: 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b',
        mobilePhone: '13000000000',
        code: '123456',
      },
      response: 1,
    },
  }),
  bindLock: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/bindCaByPhone',
    summary:
      'Bind a lock to the account of a phone: the signed challenge proves the lock, the code the phone',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    body: z.object({
      mobilePhone: f.mobile,
      code: f.smsCode,
      challengeId: f.uuid,
      certificate: f.base64,
      signature: f.base64,
    }),
    response: done,
    example: {
      body: {
        mobilePhone: '13000000000',
        code: '123456',
        challengeId: '8c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d',
        certificate: 'MIIB',
        signature: 'MEUC',
      },
      response: 1,
    },
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/sys/closeAccount',
    summary:
      'Close the caller’s account; refused while certificates are valid, and the records stay five years',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    body: z.object({
      smsCode: f.smsCode,
      understood: z.literal(true, '请确认已知晓注销账号的后果'),
    }),
    response: f.nothing,
    example: { body: { smsCode: '123456', understood: true }, response: null },
  }),
  holderName: endpoint({
    method: 'POST',
    path: '/loginByCa/holder',
    summary: 'The holder’s name in a signing certificate; the name is the msg of the answer',
    source: '7.4 (path ours)',
    access: anybody,
    envelope: 'message',
    repeatable: true,
    body: z.object({ signcert: f.base64 }),
    response: z.string(),
    example: { body: { signcert: 'MIIB' }, response: '示例建设工程有限公司' },
  }),
};
