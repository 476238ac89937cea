import { errorCodes as codes } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { session } from '@ca-portal/api/groups/session';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, lastSmsCode, refusal, solvedCaptcha, type TestServer } from '../testing/index.js';
import { setParameter } from '../testing/set-parameter.js';
import { parametersOf } from './index.js';
import { kinds, parametersFrom } from './kinds.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const set = (key: string, value: string) => setParameter(server, key, value);

it('every parameter of the rules exists from the start, with the domain’s default', async () => {
  const { rows } = await (await server.loginAs('admin')).use(systemConfig).list({ query: { pageSize: 100 } });
  const values = Object.fromEntries(rows.map((row) => [row.configKey, row.configValue]));
  expect(values).toMatchObject(
    Object.fromEntries(Object.values(kinds).map(({ key, usual }) => [key, String(usual)])),
  );
  expect(await parametersOf(server.services)).toEqual(parametersFrom([]));
});

it('an invalid value counts as missing', () => {
  const read = (value: string) => parametersFrom([{ key: 'cert.renew.windowDays', value }]).renewalWindowDays;
  expect(['90', '0', '366', 'x', '', '1e2', '-5', '9'.repeat(400)].map(read)).toEqual([
    90,
    ...Array(7).fill(80),
  ]);
});

it('what an administrator sets applies to the next call', async () => {
  const { list } = (await server.loginAs('qiye')).use(caManage);
  const expiring = async () => {
    const { rows } = await list({ query: { page: 1, limit: 100, scope: 'company' } });
    const renewable = rows.filter((row) =>
      row.actions.some((one) => one.orderType === '0103' && one.unavailableReason === ''),
    );
    return { shown: rows.filter((row) => row.state === 'expiring').length, renewable: renewable.length };
  };
  const before = await expiring();
  await set('cert.renew.windowDays', '365');
  const after = await expiring();
  expect(after.shown).toBeGreaterThan(before.shown);
  expect(after.renewable).toBeGreaterThan(before.renewable);
  const published = await server.app.inject({ url: '/portal.config.json' });
  expect(published.json().rules).toEqual({
    renewalDays: 365,
    paymentMinutes: 1_440,
    reviewHours: 24,
    changeFen: 5_000,
    sealChangeFen: 5_000,
    smsResendSeconds: 60,
  });
  const { rows } = await (
    await server.loginAs('admin')
  )
    .use(systemConfig)
    .list({ query: { configKey: 'cert.renew.windowDays' } });
  expect(rows[0]).toMatchObject({ kind: 'whole', least: 1, most: 365, usual: '80', updateBy: 'admin' });
  await set('cert.renew.windowDays', '80');
  expect(await expiring()).toEqual(before);
});

it('the configured ports of the lock service are what pages read and may reach', async () => {
  const seen = async () => {
    const page = await server.app.inject({ url: '/portal.config.json' });
    const policy = String(page.headers['content-security-policy']);
    const addresses = /connect-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    return { ...page.json().lock, addresses };
  };
  expect(await seen()).toMatchObject({ firstPort: 11345, portCount: 10 });
  await set('lock.port.start', '21000');
  await set('lock.port.count', '2');
  expect(await seen()).toMatchObject({
    firstPort: 21000,
    portCount: 2,
    addresses: ['http://127.0.0.1:21000', 'http://127.0.0.1:21001'],
  });
  await set('lock.port.start', '11345');
  await set('lock.port.count', '10');
  expect((await seen()).addresses).toHaveLength(10);
});

it('the delay between codes follows the setting, and registration can be closed', async () => {
  const { sendSmsCode, register } = server.client().use(session);
  const mobilePhone = '13900009901';
  const send = async () =>
    sendSmsCode({ query: { mobilePhone, reg: '1', ...(await solvedCaptcha(server)) } });
  const word = await refusal(set('sms.resendSeconds', '两分钟'));
  expect(word.code).toBe(codes.parameterInvalid);
  await set('sms.resendSeconds', '120');
  const published = await server.app.inject({ url: '/portal.config.json' });
  expect(published.json().rules).toMatchObject({ smsResendSeconds: 120 });
  await send();
  server.clock.advance({ seconds: 90 });
  const refused = await refusal(send());
  expect(refused.code).toBe(codes.smsTooSoon);
  expect(refused.message).toContain('30');
  server.clock.advance({ seconds: 31 });
  await send();

  await set('sys.account.registerUser', 'false');
  const smsCode = await lastSmsCode(server, mobilePhone);
  const body = {
    username: 'xinyonghu01',
    password: 'Demo@2026x',
    mobilePhone,
    smsCode,
    roleId: 6 as const,
    name: '新用户',
    idNumber: '210000199003070013',
    email: '',
    agreed: true as const,
  };
  expect((await refusal(register({ body: body as never }))).code).toBe(codes.registrationClosed);
});

it('codes are limited per address by the setting, whatever phones they are for', async () => {
  const send = async (last: number) => {
    const query = { mobilePhone: `1880000110${last}`, reg: '1' as const, ...(await solvedCaptcha(server)) };
    return server.client().use(session).sendSmsCode({ query });
  };
  server.clock.advance({ hours: 2 });
  await set('sms.addressPerHour', '5');
  for (let last = 0; last < 5; last += 1) await send(last);
  expect((await refusal(send(9))).code).toBe(codes.smsLimitReached);
  await set('sms.addressPerHour', '60');
  await send(9);
});
