import { afterEach, describe, expect, it } from 'vitest';
import { IdentityUnknown } from '../../../kernel/identity-unknown.js';
import {
  localGateway,
  says,
  silences,
  testKey,
  toSigned,
  type Answer,
} from '../../aliyun/local-gateway.fixtures.js';
import { formalIdentityCheck } from '../sandbox/formal-identity-check.js';
import { aliyunIdentityCheck } from './aliyun-identity-check.js';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const clock = () => new Date('2026-11-27T08:00:00Z');
async function checking(answer: Answer) {
  const local = await localGateway(answer);
  close = local.close;
  const access = { ...testKey, endpoint: local.endpoint, clock, timeoutMs: 300 };
  return { check: aliyunIdentityCheck(access, formalIdentityCheck(clock)), seen: local.seen };
}
const person = { name: '张三', idNumber: '11010519491231002X', phone: '13800138000' };
const found = (BizCode: string) =>
  toSigned({ Code: '200', Message: 'success', RequestId: 'R', ResultObject: { BizCode, SubCode: '101' } });

describe('the identity check by Aliyun', () => {
  it.each([
    ['1', true],
    ['2', false],
    ['3', false],
  ])('asks about the three together, signed: %s is %s', async (code, same) => {
    const { check, seen } = await checking(found(code));
    expect(check.connected).toBe(true);
    expect(await check.matches(person)).toBe(same);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      address: '/',
      parameters: {
        ParamType: 'normal',
        UserName: '张三',
        IdentifyNum: '11010519491231002X',
        Mobile: '13800138000',
      },
      headers: { 'x-acs-action': 'Mobile3MetaDetailVerify', 'x-acs-version': '2019-03-07' },
    });
  });

  it('does not pay for a number that is none', async () => {
    const { check, seen } = await checking(found('1'));
    expect(await check.matches({ ...person, idNumber: '110105194912310021' })).toBe(false);
    expect(seen).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ['refuses', says({ Code: '401', Message: `${person.name} ?` }), 'the service refused to look (401)'],
    ['gives a result that nobody knows', found('9'), 'the service refused to look (200)'],
    ['gives no result', says({ Code: '200' }), 'the service refused to look (200)'],
    [
      'demands permission',
      says({ Code: 'Forbidden.RAM' }, 403),
      'the service refused to look (Forbidden.RAM)',
    ],
    ...silences.map(([what, answer, name]): [string, Answer, string] => [
      what,
      answer,
      `no answer of the service (${name})`,
    ]),
  ])('has no result, neither yes nor no, where the service %s', async (_, answer, message) => {
    const { check } = await checking(answer);
    const failure: unknown = await check.matches(person).catch((error: unknown) => error);
    expect(failure).toEqual(new IdentityUnknown(message));
    expect(failure).not.toHaveProperty('cause');
  });
});
