import { errorCodes } from '@ca-portal/api/domain';
import { fromWire, nameMap, type Endpoint } from '@ca-portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { member, type Member } from './people.js';
import { allRows, send, worked, type Answer } from './walk.js';

let server: TestServer;
let records: Records;
let office: Member;
let applicant: Member;
beforeAll(async () => {
  server = await createTestServer();
  office = await member(server, 'admin');
  applicant = await member(server, 'qiye');
  records = await realRecords(server, applicant.userId);
}, 60_000);
afterAll(() => server.close());

/** Who is likeliest to be let in: the office where a permission is named, else somebody with orders and a company. */
const callerOf = ({ access }: Endpoint): Member =>
  access.kind === 'user' && access.permission ? office : applicant;

const known: ReadonlySet<unknown> = new Set(Object.values(errorCodes));

/** A refusal: a code of the catalogue, a Chinese sentence, and nothing of the server's inside. */
function expectRefusal({ envelope, text, status }: Answer): void {
  expect(envelope, text).toBeDefined();
  expect(status).toBeLessThan(500);
  expect([...known]).toContain(envelope?.['code']);
  expect(envelope?.['msg']).toMatch(/[\u4e00-\u9fff]/);
  expect(envelope?.['msg']).not.toMatch(/[！!]|Error|undefined|null|\{\w+\}/);
  expect(Object.keys(envelope ?? {}).toSorted()).toEqual(['code', 'data', 'msg']);
}

function expectAnswer(row: Endpoint, { envelope, text, type }: Answer): void {
  const english = (value: unknown) => fromWire(nameMap(row.response), value);
  const parses = (value: unknown) => {
    const read = row.response.safeParse(english(value));
    expect(read.error?.issues ?? []).toEqual([]);
  };
  if (row.envelope === 'binary') {
    expect(text.length).toBeGreaterThan(0);
    return;
  }
  if (row.envelope === 'text') {
    expect(type).toMatch(/^text\/plain/);
    parses(text);
    return;
  }
  expect(envelope?.['msg']).toEqual(expect.any(String));
  if (row.envelope === 'rows') {
    const { rows, total } = envelope as { rows: unknown[]; total: number };
    expect(total).toBeGreaterThanOrEqual(rows.length);
    rows.forEach(parses);
  } else if (row.envelope === 'data') parses(envelope?.['data']);
  else if (row.envelope === 'message') parses(envelope?.['msg']);
  else parses(envelope);
}

// Reading first: what is written later may take away what others read.
const order = ['GET', 'PUT', 'POST', 'DELETE'];
const rows = allRows.toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method));
const succeeded: string[] = [];
const refused: string[] = [];

describe('each row’s real answer', () => {
  it.each(rows)('%s', async (name, row) => {
    const who = callerOf(row);
    await who.renew();
    const answer = await send(server, row, await realInput(name, row, records), who.headers(row.path));
    if (worked(answer)) {
      succeeded.push(name);
      expectAnswer(row, answer);
    } else {
      refused.push(`${name} ${answer.envelope?.['code']} ${answer.envelope?.['msg']}`);
      expectRefusal(answer);
    }
  });

  it('is an answer more often than a refusal', () => {
    const reads = rows.filter(([name, row]) => row.method === 'GET' && succeeded.includes(name));
    expect({ answers: succeeded.length > 180, reads: reads.length > 90, refused }).toMatchObject({
      answers: true,
      reads: true,
    });
  });
});
