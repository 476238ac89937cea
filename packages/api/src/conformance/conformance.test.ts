import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract, groups, nameMap, session, toWire, type Endpoint } from '../contract/index.js';
import { checkServer } from './check-server.js';
import { judge } from './judge.js';
import { judgeZone } from './time-zone.js';

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const info: Endpoint = session.info;
const example = toWire(nameMap(info.response), info.example.response);

describe('an answer of another server', () => {
  it('is valid with wire names in an envelope', () => {
    expect(judge(info, json({ code: 200, msg: '操作成功', data: example }))).toEqual({
      kind: 'fits',
      findings: [],
    });
    expect(judge(info, json({ code: 401, msg: '登录已过期' })).kind).toBe('refused');
  });
  it.each([
    ['a web page', { status: 200, contentType: 'text/html', body: '<html></html>' }, 'text/html'],
    ['a list', json([example]), 'JSON with an envelope was expected'],
    ['no envelope', json(example), 'code: missing'],
    ['a code as text', json({ code: '200', msg: '', data: example }), 'code: missing'],
    ['another word for the message', json({ code: 200, message: '操作成功', data: example }), 'msg: missing'],
    ['the result in another place', json({ code: 200, msg: '操作成功', result: example }), 'data: '],
    [
      'the code’s names',
      json({ code: 200, msg: '操作成功', data: info.example.response }),
      'person: travels as tInfoGeren',
    ],
  ])('%s is invalid', (_, answer, finding) => {
    const verdict = judge(info, answer);
    expect(verdict.kind).toBe('wrong');
    expect(verdict.findings.join('\n')).toContain(finding);
  });
  it.each([
    ['epoch milliseconds', 1_795_230_000_000],
    ['ISO 8601 of another zone', '2026-11-21T02:00:00Z'],
    ['a date as its program writes it', 'Sat Nov 21 2026 10:00:00 GMT+0800'],
  ])('with %s in place of a time names the field', (_, createTime) => {
    const roles: Endpoint = contract.systemRoles.list;
    const row = { ...(toWire(nameMap(roles.response), roles.example.response) as object), createTime };
    const verdict = judge(roles, json({ code: 200, msg: '', rows: [row], total: 1 }));
    expect(verdict.kind).toBe('wrong');
    expect(verdict.findings.join()).toContain('rows.0.createTime');
  });
  it('in rows names the invalid row', () => {
    const verdict = judge(
      contract.systemRoles.list as Endpoint,
      json({ code: 200, msg: '', rows: [{}], total: 1 }),
    );
    expect(verdict.findings.join()).toContain('rows.0.roleId');
    expect(verdict.kind).toBe('wrong');
  });
});

describe('the time zone of a server’s times', () => {
  // 10:00 in Beijing.
  const date = 'Sat, 21 Nov 2026 02:00:00 GMT';
  const told = (fields: Readonly<Record<string, string>>) =>
    judgeZone([{ date, body: JSON.stringify({ code: 200, msg: '', data: fields }) }]);
  it.each([
    ['a login a moment ago', { loginDate: '2026-11-21 09:58:40', createTime: '2024-01-05 08:00:00' }],
    ['a login at an odd time before', { loginTime: '2026-11-21 06:41:00' }],
  ])('is that of Beijing with %s', (_, fields) => {
    expect(told(fields).kind).toBe('fits');
  });
  it.each([
    ['UTC', { loginDate: '2026-11-21 01:58:40' }, '8 h before'],
    ['India', { operTime: '2026-11-21 07:29:00' }, '2.5 h before'],
    ['Tokyo', { createTime: '2026-11-21 10:59:00' }, '1 h after'],
  ])('is another one in %s', (_, fields, finding) => {
    const verdict = told(fields as Readonly<Record<string, string>>);
    expect(verdict.kind).toBe('wrong');
    expect(verdict.findings.join()).toContain(finding);
  });
  it('is unknown without a login time', () => {
    expect(told({ createTime: '2024-01-05 08:00:00' }).kind).toBe('refused');
  });
});

it('calls every public read, and no other call without a login', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/html').end('<html></html>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mh/`;
  const reports = await checkServer({ baseUrl });
  expect(asked).toContain('GET /mh/captchaImage');
  expect(asked.filter((call) => !call.startsWith('GET /mh/'))).toEqual([]);
  expect(asked).not.toContain('GET /mh/getInfo');
  const open = Object.values(groups).flatMap((group) =>
    Object.values(group).filter(
      ({ access, method, writes }) => access.kind === 'public' && method === 'GET' && !writes,
    ),
  );
  expect(reports).toHaveLength(open.length);
});
