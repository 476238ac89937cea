import type { Endpoint } from '@ca-portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';
import { member, type Member } from './people.js';
import { realInput, realRecords, type Records } from './real-input.js';
import { rowsToWalk, sample, send, worked } from './walk.js';
import { settled, watchTables, type Written } from './written-tables.js';

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
  written = await watchTables(server, notes);
});
afterAll(() => server.close());

/** Sessions record their last use, and a stored answer records a call: neither is an effect of the call. */
const notes = new Set(['sessions', 'answered_calls']);

/** Writes without an audit row, with the reason. */
const unaudited: Readonly<Record<string, string>> = {
  'session.login': 'the login log is its record',
  'session.loginBySms': 'the login log is its record',
  'session.logout': 'the login log is its record',
  'lockLogin.challenge': 'a question to a lock that nobody has answered yet',
  'scanLogin.open': 'a question to a phone that nobody has answered yet',
  'scanLogin.look': 'reads the question; what it proves is audited',
  'scanStamp.open': 'a question to a phone that nobody has answered yet',
  'scanStamp.look': 'reads the question; what it proves is audited',
  'scanStamp.choose': 'part of the question; the signature is audited',
  'scanStamp.prepare': 'part of the question; the signature is audited',
  'session.sendSmsCode': 'a code is a question to a phone; what it proves is audited',
  'prestoreAccount.sendSmsCode': 'a code is a question to a phone; what it proves is audited',
  'credentials.sendCode': 'a code is a question to a phone; what it proves is audited',
  'downloads.detail': 'counts views, of whomever',
  'messages.readAll': 'a reading mark, of his own inbox',
  'messages.updateStatus': 'a reading mark, of his own inbox',
  'systemNotices.markRead': 'a reading mark',
  'orderService.keepDraft': 'what is typed and not sent; the order that comes of it is audited',
  'orderService.dropDraft': 'what was typed and never sent',
  'study.play': 'a playing position; what comes of it, the hours, is audited',
  'study.progress': 'a playing position; what comes of it, the hours, is audited',
  'study.signIn': 'the attendance is the record, with person and time',
  'study.say': 'the line is the record, with person and time',
  'payments.alipayNotify': 'kept word for word in payment_notifications; what it settles is audited',
};

/** What a second call adds, and why that is not a second effect. Tables by name. */
const added: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  'account.updatePassword': { tables: ['login_failures'], why: 'the old password is wrong by then' },
  'account.avatar': { tables: ['files', 'users'], why: 'the last portrait counts' },
  'systemAccessKeys.add': {
    tables: ['access_keys'],
    why: 'each answer is a key of its own, shown once: none can be answered again',
  },
  'files.upload': { tables: ['files'], why: 'two uploads are two files; what they are used for counts once' },
  'systemUsers.resetPassword': { tables: ['sms_outbox', 'users'], why: 'the last one-time password counts' },
  'personnel.resetPassword': { tables: ['sms_outbox', 'users'], why: 'the last one-time password counts' },
  'session.logout': { tables: ['login_records'], why: 'another session ends: this one was renewed' },
  'lockLogin.challenge': { tables: ['login_challenges'], why: 'each attempt has its own question' },
  'scanLogin.open': { tables: ['scan_logins'], why: 'each window has its own picture' },
  'scanStamp.open': { tables: ['scan_stamps'], why: 'each window has its own picture' },
  'handover.paymentToken': {
    tables: ['payment_tokens'],
    why: 'each window has its own; all end with the login',
  },
  'downloads.detail': { tables: ['content_counters'], why: 'a view more' },
  'orderService.keepDraft': { tables: ['order_drafts'], why: 'the last text counts, with its time' },
  'study.play': { tables: ['lesson_plays'], why: 'each player has its own; they count no hour twice' },
  'files.openHandover': { tables: ['file_handovers'], why: 'each code on a screen is its own' },
  'payments.alipayNotify': { tables: ['payment_notifications'], why: 'every notice is kept; one settles' },
};

const order = ['PUT', 'POST', 'DELETE'];
const writes = rowsToWalk
  .filter(([, row]) => row.method !== 'GET')
  .toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method));
const callerOf = ({ access }: Endpoint): Member =>
  access.kind === 'user' && access.permission ? office : applicant;
const wrote: string[] = [];

describe('a write', () => {
  it.each(writes)('%s', async (name, row) => {
    const who = callerOf(row);
    const given = await realInput(name, row, records);
    await who.renew();
    await settled(written);
    if (!worked(await send(server, row, given, who.headers(row.path)))) return;
    const changed = await settled(written);
    if (changed.length === 0) return;
    wrote.push(name);
    const audited = changed.includes('audit_log') || name in unaudited;
    expect.soft(audited ? [] : changed, 'changed without an audit row').toEqual([]);

    await who.renew();
    await settled(written);
    await send(server, row, given, who.headers(row.path));
    const again = await settled(written);
    const expected = ['audit_log', ...(added[name]?.tables ?? [])];
    expect(
      again.filter((table) => !expected.includes(table)),
      'changed by the second call',
    ).toEqual([]);
  });

  it('is tested where it matters: most rows really write', () => {
    expect(wrote.length).toBeGreaterThan(sample ? 0 : 50);
  });
});
