import type { RoleId } from '@ca-portal/api/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, ownedBy } from '../../../api/src/inventory/authorization.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { allRoles, member, stranger, type Member, type Stranger } from './people.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { rowsToWalk, send, worked, type Answer } from './walk.js';

let server: TestServer;
let records: Records;
let owner: Member;
const strangers = new Map<RoleId, Stranger>();
beforeAll(async () => {
  server = await createTestServer();
  owner = await member(server, 'qiye');
  records = await realRecords(server, owner.userId);
  for (const roleId of allRoles) strangers.set(roleId, await stranger(server, roleId));
});
afterAll(() => server.close());

/** Calls on several records skip another user's: an empty page, or a count of zero, is no success. */
function saysNone(envelope: Readonly<Record<string, unknown>> | undefined): boolean {
  if (Array.isArray(envelope?.['rows'])) return envelope['rows'].length === 0;
  return JSON.stringify(envelope?.['data']) === '{"reminded":0}';
}

/** Rows in which the owner gets the same answer as a stranger, with the reason. */
const alike: Readonly<Record<string, string>> = {
  'caManage.mobileState': 'the sample world’s owner has no mobile certificate; ca-manage.test has one',
  'caChange.progress': 'he has no enterprise change; ca-change.test has one',
  'caChange.remind': 'he has no enterprise change; ca-change.test has one',
  'templates.cancellation': 'he has no approved cancellation; ca-change.test has one',
  'membership.withdraw': 'who has a company asks for none; membership.test has somebody without',
  'prestoreAccount.pay': 'the code by SMS is looked at before the orders; prestore-account.test pays',
  'prestoreAccount.withdrawRefund': 'he has asked for nothing back; prestore-account.test has one that did',
  'cashier.payCombined': 'the code by SMS is looked at before the orders; cashier.test pays',
};

const order = ['GET', 'PUT', 'POST', 'DELETE'];
const taking = rowsToWalk
  .filter(([name, row]) => ownedBy(name, row).length > 0)
  .toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method));
const codeOf = (answer: Answer): unknown => (worked(answer) ? 200 : answer.envelope?.['code']);

describe('another user’s records', () => {
  it.each(taking)('%s', async (name, row) => {
    const given = await realInput(name, row, records);
    const got: string[] = [];
    const codes = new Set<unknown>();
    for (const [roleId, who] of strangers) {
      // The office works on everybody's records; its permissions are for that.
      if (roleId > 100 || decide(row, roleId) !== 'allow') continue;
      const answer = await send(server, row, given, who.headers(row.path));
      const none = saysNone(answer.envelope);
      if (worked(answer) && !none) got.push(`${roleId}: ${answer.text.slice(0, 200)}`);
      codes.add(none ? 'none' : codeOf(answer));
      await who.renew();
    }
    expect(got).toEqual([]);
    if (name in alike) return;
    // The owner's call must differ: only then was ownership the reason for the refusals.
    await owner.renew();
    const own = await send(server, row, given, owner.headers(row.path));
    const said = saysNone(own.envelope) ? 'none' : codeOf(own);
    expect(codes.has(said) ? `${said} ${own.text.slice(0, 100)}` : 'another word').toBe('another word');
  });
});
