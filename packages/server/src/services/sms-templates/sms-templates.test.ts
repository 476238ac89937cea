import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SmsTemplates } from '../../config/aliyun.js';
import { users } from '../../db/schema/index.js';
import { createTestServer, jobsDone, solvedCaptcha, type TestServer } from '../../testing/index.js';
import { tell } from '../messages/index.js';
import { demandTemplates, smsKinds } from './index.js';

/** Every kind, each with all of its values, named v0, v1 …. */
const all: SmsTemplates = Object.fromEntries(
  Object.entries(smsKinds).map(([kind, names], n) => [
    kind,
    { code: `SMS_${n}`, values: Object.fromEntries(names.map((name, i) => [`v${i}`, name])) },
  ]),
);
const without = (kind: string): SmsTemplates =>
  Object.fromEntries(Object.entries(all).filter(([known]) => known !== kind));
const codeOf = (kind: string) => all[kind]?.code;

describe('the templates of a gateway of registered words', () => {
  it('are enough where each kind that is sent has one; a message of the inbox may do without', () => {
    expect(() => demandTemplates(without('lock.lost'))).not.toThrow();
    expect(() => demandTemplates({ ...all, 'certificate.expiring': null })).not.toThrow();
  });

  it.each<[string, SmsTemplates]>([
    ['code', { ...all, code: null }],
    ['certificate\\.expiring', without('certificate.expiring')],
    ['unheardOf', { ...all, unheardOf: null }],
    ['code\\.phone', { ...all, code: { code: 'SMS_1', values: { a: 'code', b: 'phone' } } }],
  ])('stop the start, which names %s alone', (name, given) => {
    expect(() => demandTemplates(given)).toThrow(new RegExp(`：${name}。请`));
  });
});

describe('a server with such a gateway', () => {
  const sent: Record<string, string>[] = [];
  let gateway: Server;
  let server: TestServer;
  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      sent.push(Object.fromEntries(new URLSearchParams(await text(request))));
      response.end('{"Code":"OK"}');
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => gateway.once('listening', listening));
    const endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const key = { accessKeyId: 'key', accessKeySecret: 'secret' };
    server = await createTestServer({
      aliyunSms: { ...key, endpoint, signName: '数字证书服务', templates: all },
    });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((closed) => gateway.close(closed));
  });

  it('gives it a code of the login as its kind and values', async () => {
    const phone = '13840000001';
    const { uuid, code } = await solvedCaptcha(server);
    await server
      .client()
      .use(session)
      .sendSmsCode({ query: { mobilePhone: phone, reg: '1', uuid, code } });
    await server.services.deliveries.settled();
    expect(sent.at(-1)).toMatchObject({ PhoneNumbers: phone, TemplateCode: codeOf('code') });
    const { v0, v1 } = JSON.parse(sent.at(-1)?.['TemplateParam'] ?? '') as Record<string, string>;
    expect([v0, v1]).toEqual(['注册账号', expect.stringMatching(/^\d{6}$/)]);
  });

  it('gives it a message that somebody gets in the inbox, too', async () => {
    const { db, clock } = server.services;
    const [user] = await db.select().from(users).where(eq(users.username, 'qiye'));
    await tell(db, clock(), {
      code: 'certificate.expiring',
      to: [user?.id ?? ''],
      values: { 持有人: '某公司', 到期日: '2026-12-01' },
      link: '/',
      key: 'of this test',
    });
    await jobsDone(server);
    expect(sent.at(-1)).toMatchObject({
      PhoneNumbers: user?.phone,
      TemplateCode: codeOf('certificate.expiring'),
      // A value that the event does not have is empty, as it is in the text.
      TemplateParam: JSON.stringify({ v0: '某公司', v1: '', v2: '2026-12-01', v3: '' }),
    });
  });

  it('has no page that shows what was sent, and the one of mails leads to none', async () => {
    expect((await server.app.inject('/sandbox/outbox')).statusCode).toBe(404);
    expect((await server.app.inject('/sandbox/outbox.json')).statusCode).toBe(404);
    const mails = await server.app.inject('/sandbox/mail');
    expect(mails.statusCode).toBe(200);
    expect(mails.body).not.toContain('/sandbox/outbox');
  });
});
