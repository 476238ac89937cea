import type { RoleId } from '@ca-portal/api/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, ownedBy } from '../../../api/src/inventory/authorization.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { allRoles, member, stranger, type Stranger } from './people.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { allRows, send, worked } from './walk.js';

let server: TestServer;
let records: Records;
const strangers = new Map<RoleId, Stranger>();
beforeAll(async () => {
  server = await createTestServer();
  records = await realRecords(server, (await member(server, 'qiye')).userId);
  for (const roleId of allRoles) strangers.set(roleId, await stranger(server, roleId));
}, 60_000);
afterAll(() => server.close());

/** Calls over several records leave another one's out: an empty page, or a count of none, is no success. */
function saysNone(envelope: Readonly<Record<string, unknown>> | undefined): boolean {
  if (Array.isArray(envelope?.['rows'])) return envelope['rows'].length === 0;
  return JSON.stringify(envelope?.['data']) === '{"reminded":0}';
}

const taking = allRows.filter(([name, row]) => ownedBy(name, row).length > 0);

describe('another one’s records', () => {
  it.each(taking)('%s', async (name, row) => {
    const group = name.split('.')[0] ?? '';
    const real = ownedBy(name, row).filter(
      (key) => records.has(`${group}.${key}`) || records.has(key) || records.has(key.replace(/s$/, '')),
    );
    const given = await realInput(name, row, records);
    const got: string[] = [];
    for (const [roleId, who] of strangers) {
      // The office works on everybody's records; that is what its permissions are for.
      if (roleId > 100 || decide(row, roleId) !== 'allow') continue;
      const answer = await send(server, row, given, who.headers(row.path));
      if (worked(answer) && !saysNone(answer.envelope)) got.push(`${roleId}: ${answer.text.slice(0, 200)}`);
      await who.renew();
    }
    // Without a real record of the owner's the call could not have succeeded for anybody.
    expect(real.length > 0 ? got : []).toEqual([]);
  });

  it('are real ones in most calls', () => {
    const known = taking.filter(([name, row]) =>
      ownedBy(name, row).some((key) => records.has(`${name.split('.')[0]}.${key}`) || records.has(key)),
    );
    expect(known.length).toBeGreaterThan(taking.length / 2);
  });
});
