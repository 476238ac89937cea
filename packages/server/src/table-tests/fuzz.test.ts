import { errorCodes } from '@ca-portal/api/domain';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as schema from '../db/schema/index.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { malformed, randomFrom } from './malformed.js';
import { member, type Member } from './people.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { allRows, send, worked, type Answer } from './walk.js';

/**
 * Calls a row: 200 where CI runs, a minute and a half on the embedded database; elsewhere the first 40 of them.
 * FUZZ_CALLS and FUZZ_SEED ask for others.
 */
const calls = Number(process.env['FUZZ_CALLS'] ?? (process.env['CI'] ? 200 : 40));
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Longer than any of them takes; what takes longer hangs. */
const patienceMs = 10_000;

let server: TestServer;
let records: Records;
let office: Member;
let applicant: Member;
beforeAll(async () => {
  // Regular jobs stand still: whatever is written, a call has written.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  server = await createTestServer();
  office = await member(server, 'admin');
  applicant = await member(server, 'qiye');
  records = await realRecords(server, applicant.userId);
}, 60_000);
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

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
    timer = setTimeout(() => resolve('hangs'), patienceMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
};

/**
 * Tables that a refused call may still write to: it counts attempts, notes that somebody was here, or makes
 * what is made when it is first needed.
 */
const marks = new Set([
  'sessions',
  'captchas',
  'sms_codes',
  'login_failures',
  'login_records',
  'login_challenges',
  'payment_tokens',
  'payment_notifications',
  'office_users',
  'searched_keywords',
  'content_counters',
  'authority_keys',
  'prestore_accounts',
]);
const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

/** What each table holds: how many rows, and the sum of their hashes. */
async function writes(): Promise<string> {
  const counts = tables
    .filter((name) => !marks.has(name))
    .map(
      (name) =>
        sql`select ${name} as name, count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as sum from ${sql.identifier(name)} t`,
    );
  const result = (await server.services.db.execute(
    sql`select json_object_agg(name, rows || ':' || sum order by name)::text as value from (${sql.join(counts, sql` union all `)}) c`,
  )) as unknown as { rows: { value: string }[] };
  return result.rows[0]?.value ?? '';
}

/** The same, once what an earlier call left running behind its answer has come to rest. */
async function settled(): Promise<string> {
  let [before, now] = ['', await writes()];
  while (before !== now) [before, now] = [now, await writes()];
  return now;
}

const differences = (before: string, after: string): string[] => {
  const [a, b] = [before, after].map((text) => JSON.parse(text) as Record<string, string>);
  return Object.keys(b ?? {}).filter((name) => a?.[name] !== b?.[name]);
};

describe(`${calls} malformed inputs each`, () => {
  it.each(allRows)(
    '%s',
    async (name, row) => {
      const who = row.access.kind === 'user' && row.access.permission ? office : applicant;
      await who.renew();
      const valid = await realInput(name, row, records);
      const random = randomFrom(seed);
      const wrong: string[] = [];
      let before = await settled();
      let recounts = 0;
      for (let n = 0; n < calls && wrong.length < 3; n += 1) {
        const given = malformed(valid, row, random);
        const answer = await soon(send(server, row, given, who.headers(row.path)));
        if (answer === 'hangs' || !wellFormed(answer)) {
          const said = answer === 'hangs' ? answer : `${answer.status} ${answer.text.slice(0, 200)}`;
          wrong.push(`${said} for ${JSON.stringify(given).slice(0, 400)}`);
          continue;
        }
        // Something harmless may have come out: then the call may do what it does. Counting costs more than a call.
        if (worked(answer) && row.method !== 'GET') {
          await who.renew();
          recounts += 1;
          if (recounts <= 5) before = await settled();
        }
      }
      expect(wrong.join('\n')).toBe('');
      const changed = recounts > 5 ? [] : differences(before, await writes());
      // Who looks at somebody's papers is noted.
      const noted = row.method === 'GET' ? ['audit_log'] : [];
      expect(changed.filter((table) => !noted.includes(table))).toEqual([]);
    },
    120_000,
  );
});
