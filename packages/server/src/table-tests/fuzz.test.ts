import { errorCodes } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';
import { malformed, randomFrom } from './malformed.js';
import { member, type Member } from './people.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { rowsToWalk, send, worked, type Answer } from './walk.js';
import { settled, watchTables, type Written } from './written-tables.js';

/** Number of calls per row; `pnpm test:deep` sends 200. FUZZ_CALLS and FUZZ_SEED override it. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 40);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Longer than any call takes; a longer one hangs. */
const deadlineMs = 10_000;

let server: TestServer;
let records: Records;
let office: Member;
let applicant: Member;
let written: Written;
beforeAll(async () => {
  server = await createTestServer();
  office = await member(server, 'admin');
  applicant = await member(server, 'qiye');
  records = await realRecords(server, applicant.userId);
  written = await watchTables(server, marks);
});
afterAll(() => server.close());

const known: ReadonlySet<unknown> = new Set(Object.values(errorCodes));

function wellFormed(answer: Answer): boolean {
  if (worked(answer)) return true;
  const { envelope, status } = answer;
  return (
    status < 500 &&
    envelope !== undefined &&
    known.has(envelope['code']) &&
    envelope['code'] !== errorCodes.serverBusy &&
    typeof envelope['msg'] === 'string'
  );
}

const soon = async (call: Promise<Answer>): Promise<Answer | 'hangs'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), deadlineMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
};

/**
 * Tables that a refused call may still write to: counters of attempts, access records, and rows created on
 * first use.
 */
const marks = new Set([
  'sessions',
  'captchas',
  'sms_codes',
  'login_failures',
  'login_records',
  'login_challenges',
  'payment_tokens',
  'office_users',
  'searched_keywords',
  'content_counters',
  'live_attendances',
  'authority_keys',
  'prestore_accounts',
]);

it('detects what a call wrote, and ignores an unchanged row', async () => {
  const { db } = server.services;
  await settled(written);
  await db.execute(sql`update users set name = name`);
  expect(await written()).toEqual([]);
  await db.execute(sql`update users set name = name || '一'`);
  await db.execute(sql`update users set name = left(name, -1)`);
  expect(await written()).toEqual([{ name: 'users', net: 0n }]);
});

describe(`${calls} malformed inputs each`, () => {
  it.each(rowsToWalk)(
    '%s',
    async (name, row) => {
      const who = row.access.kind === 'user' && row.access.permission ? office : applicant;
      await who.renew();
      const valid = await realInput(name, row, records);
      // Reading somebody's files is recorded.
      const noted = row.method === 'GET' ? ['audit_log'] : [];
      const changed = async (): Promise<string[]> =>
        (await written()).map(({ name: table }) => table).filter((table) => !noted.includes(table));
      const call = (given: object) => soon(send(server, row, given, who.headers(row.path)));

      /**
       * Undefined if it cannot tell which call wrote: one check at the end takes half as long as a check
       * after each call.
       */
      const walk = async (looksEachTime: boolean): Promise<string[] | undefined> => {
        const random = randomFrom(seed);
        const wrong: string[] = [];
        await settled(written);
        for (let n = 0; n < calls && wrong.length < 3; n += 1) {
          const given = malformed(valid, row, random);
          const asText = JSON.stringify(given).slice(0, 400);
          const answer = await call(given);
          const tables = looksEachTime ? await changed() : [];
          if (answer === 'hangs' || !wellFormed(answer)) {
            const said = answer === 'hangs' ? answer : `${answer.status} ${answer.text.slice(0, 200)}`;
            wrong.push(`${said} for ${asText}`);
          } else if (row.method !== 'GET' && worked(answer)) {
            if (!looksEachTime) return undefined;
            // The input happened to be valid: then the call may do its work.
            await who.renew();
            await settled(written);
          } else if (tables.length > 0) {
            // An earlier call may have caused it: repeat this one to be sure.
            await settled(written);
            await call(given);
            const again = await changed();
            if (again.length > 0) wrong.push(`${again.join()} changed by ${asText}`);
          }
        }
        return looksEachTime || (await changed()).length === 0 ? wrong : undefined;
      };
      let wrong = await walk(false);
      if (!wrong) {
        await who.renew();
        wrong = await walk(true);
      }
      expect(wrong?.join('\n')).toBe('');
    },
    120_000,
  );
});
