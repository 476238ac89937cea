import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';
import { openTestDatabase } from '../testing/test-database.js';

// Two instances on one database, each behind a proxy that appends the caller's address.
const instances: TestServer[] = [];
const proxies: Server[] = [];

function appendingProxy(to: string): Promise<string> {
  const proxy = createServer((from, answer) => {
    const given = from.headers['x-forwarded-for'];
    const forwarded = [given, from.socket.remoteAddress].filter(Boolean).join(', ');
    const onward = request(
      `${to}${from.url}`,
      { method: from.method, headers: { ...from.headers, 'x-forwarded-for': forwarded } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    from.pipe(onward);
  });
  proxies.push(proxy);
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`));
  });
}

beforeAll(async () => {
  const database = await openTestDatabase();
  const settings = { database, rateLimits: true, trustProxy: 1 };
  instances.push(await createTestServer(settings));
  instances.push(await createTestServer({ ...settings, demo: false }));
});
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await instances[1]?.app.close();
  await instances[0]?.close();
});

const login = async (at: string, claimed: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
  const answer = await fetch(`${at}/mh/login`, { method: 'POST', headers, body: '{}' });
  await answer.text();
  return answer.status;
};

it('a limit holds behind a proxy whatever address a client claims, over all instances, for a minute', async () => {
  const [one, two] = await Promise.all(instances.map(({ url }) => appendingProxy(url)));
  const statuses = [];
  for (let i = 0; i < 40; i += 1) statuses.push(await login((i % 2 ? one : two) ?? '', `203.0.113.${i}`));
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  for (const { clock } of instances) clock.advance({ seconds: 61 });
  expect(await login(one ?? '', '203.0.113.1')).not.toBe(429);
});

it('a clock that is put back leaves no window that lasts as long as the jump', async () => {
  const { app, clock } = instances[0]!;
  const ask = async () =>
    (await app.inject({ method: 'POST', url: '/mh/login', remoteAddress: '198.51.100.9', payload: {} }))
      .statusCode;
  const right = clock();
  clock.advance({ days: 365 });
  for (let i = 0; i < 31; i += 1) await ask();
  expect(await ask()).toBe(429);
  clock.set(right);
  expect(await ask()).not.toBe(429);
});

it('an IPv6 address counts as its /64', async () => {
  const { app } = instances[0]!;
  const ask = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/mh/login', remoteAddress, payload: {} })).statusCode;
  for (let i = 0; i < 30; i += 1) await ask(`2001:db8:1:2:${i.toString(16)}::1`);
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).not.toBe(429);
});
