import { errorCodes } from '@ca-portal/api/domain';
import { fromWire, nameMap, type Endpoint } from '@ca-portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/index.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { member, type Member } from './people.js';
import { prepared } from './prepared/index.js';
import type { Prepare } from './prepared/prepare.js';
import { allRows, rowsToWalk, send, worked, type Answer } from './walk.js';

let server: TestServer;
/** A separate server for prepared rows, unaffected by what other rows do to people and roles. */
let apart: TestServer;
let records: Records;
let office: Member;
let applicant: Member;
beforeAll(async () => {
  server = await createTestServer();
  apart = await createTestServer();
  office = await member(server, 'admin');
  applicant = await member(server, 'qiye');
  records = await realRecords(server, applicant.userId);
});
afterAll(async () => {
  await server.close();
  await apart.close();
});

/**
 * A caller who is probably authorized: the office if a permission is required, otherwise a user with orders
 * and a company.
 */
const callerOf = ({ access }: Endpoint): Member =>
  access.kind === 'user' && access.permission ? office : applicant;

const known: ReadonlySet<unknown> = new Set(Object.values(errorCodes));

/**
 * Problems of a refusal: it must have a code of the catalog, a Chinese sentence, and no internals of the
 * server.
 */
function problemsOfRefusal({ envelope, text, status }: Answer): string[] {
  if (!envelope) return [`no envelope: ${text.slice(0, 200)}`];
  const message = String(envelope['msg']);
  return [
    ...(status < 500 ? [] : [`status ${status}: ${message}`]),
    ...(known.has(envelope['code']) ? [] : [`unknown code ${String(envelope['code'])}`]),
    ...(/[\u4e00-\u9fff]/.test(message) ? [] : [`not a sentence: ${message}`]),
    ...(/[！!]|Error|undefined|null|\{\w+\}/.test(message) ? [`not for users: ${message}`] : []),
    ...(Object.keys(envelope).toSorted().join() === 'code,data,msg' ? [] : ['not the three fields']),
  ];
}

/** The complete file name (RFC 5987). */
const fileNameOf = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '');

/** The values that the contract declares in an answer; an envelope of rows has one per row. */
function valuesOf(row: Endpoint, { envelope, text, type, disposition }: Answer): unknown[] {
  switch (row.envelope) {
    case 'binary':
      return [{ fileName: fileNameOf(disposition), contentType: type }];
    case 'text':
      return [text];
    case 'rows':
      return envelope?.['rows'] as unknown[];
    case 'flat':
      return [envelope];
    case 'message':
      return [envelope?.['msg']];
    case 'data':
      return [envelope?.['data']];
  }
}

function problemsOfAnswer(row: Endpoint, answer: Answer): string[] {
  const values = valuesOf(row, answer);
  const total = row.envelope === 'rows' ? Number(answer.envelope?.['total']) : values.length;
  const unread = values.flatMap((value) => {
    const read = row.response.safeParse(fromWire(nameMap(row.response), value));
    return read.success ? [] : [JSON.stringify(read.error.issues)];
  });
  return [
    ...unread,
    ...(answer.text.length > 0 ? [] : ['an empty answer']),
    ...(total >= values.length ? [] : [`${values.length} rows of ${total}`]),
  ];
}

/** Sends the row's example with records of the sample data, from a caller who is probably authorized. */
async function sendExample(name: string, row: Endpoint): Promise<Answer> {
  const who = callerOf(row);
  await who.renew();
  return send(server, row, await realInput(name, row, records), who.headers(row.path));
}

/** A call that succeeds after its requirements were created. */
async function sendPrepared(prepare: Prepare, row: Endpoint): Promise<Answer> {
  const { by, ...given } = await prepare(apart);
  return send(apart, row, given, by ? { authorization: by.token } : {});
}

// Reads first: a later write may remove what others read.
const order = ['GET', 'PUT', 'POST', 'DELETE'];
const rows = rowsToWalk.toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method));

describe('each row’s real answer', () => {
  it.each(rows)('%s', async (name, row) => {
    const example = await sendExample(name, row);
    const prepare = prepared[name];
    const refused = prepare && !worked(example) ? problemsOfRefusal(example) : [];
    const answer = prepare ? await sendPrepared(prepare, row) : example;
    const problems = worked(answer) ? problemsOfAnswer(row, answer) : [answer.text];
    expect([...refused, ...problems]).toEqual([]);
  });

  it('leaves nobody’s ID number or phone number in the audit log, which is exported as it is', async () => {
    const personal = /(?<!\d)(?:1[3-9]\d{9}|\d{17}[\dXx])(?!\d)/;
    // About one hash or serial number in a hundred contains eleven digits that look like a phone number.
    const hashes = /\b(?:[0-9a-f]{28,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/gi;
    const notes = await Promise.all(
      [server, apart].map(({ services }) => services.db.select().from(auditLog)),
    );
    const telling = notes
      .flat()
      .filter(({ subjectId, details }) =>
        personal.test(JSON.stringify([subjectId, details]).replace(hashes, '')),
      );
    expect(notes.flat().length).toBeGreaterThan(0);
    expect([...new Set(telling.map(({ action }) => action))]).toEqual([]);
  });

  it('has prepared calls only for existing rows', () => {
    const names = new Set(allRows.map(([name]) => name));
    expect(Object.keys(prepared).filter((name) => !names.has(name))).toEqual([]);
  });
});
