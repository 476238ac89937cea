import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPin } from '../commands/checkPin.js';
import { generateKeyPair } from '../commands/generateKeyPair.js';
import { importCertificates } from '../commands/importCertificates.js';
import { initialise } from '../commands/initialise.js';
import { readItem } from '../commands/readItem.js';
import { sign } from '../commands/sign.js';
import { LockError } from '../errors/LockError.js';
import type { Command } from './command.js';
import { LOCK_ITEMS, type LockItem } from './items.js';
import { readAnswer } from './readAnswer.js';

const items = Object.keys(LOCK_ITEMS) as LockItem[];
const commands: Command<unknown>[] = [
  initialise,
  ...items.map(readItem),
  checkPin('12345678'),
  sign('text'),
  generateKeyPair({ usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' }),
  importCertificates({ signCertificate: 'AAAA', encryptCertificate: 'AAAA' }),
];
const ok = (qrinfo: unknown) => ({ body: { qrstatus: '1', qrinfo } });
const refused = (errcode?: string, qrinfo: unknown = {}) => ({ body: { qrstatus: '0', errcode, qrinfo } });

/** What came of it: the result, or whatever was thrown. */
function outcome(command: Command<unknown>, answer: unknown): unknown {
  try {
    return readAnswer(command, answer);
  } catch (error) {
    return error;
  }
}

function failure(command: Command<unknown>, answer: unknown): LockError {
  const error = outcome(command, answer);
  expect(error).toBeInstanceOf(LockError);
  return error as LockError;
}

describe('readAnswer', () => {
  it.each(items)('reads %s', (item) => {
    const [, key] = LOCK_ITEMS[item];
    expect(readAnswer(readItem(item), ok({ certobject: { [key]: 'v' } }))).toBe('v');
  });

  it.each(items)('never gives an empty %s', (item) => {
    const [, key] = LOCK_ITEMS[item];
    for (const qrinfo of [{}, { certobject: {} }, { certobject: { [key]: '' } }, { certobject: null }]) {
      expect(failure(readItem(item), ok(qrinfo))).toMatchObject({ code: 'read-failed', item });
    }
    expect(failure(readItem(item), ok({ certobject: { [key]: 7 } }))).toMatchObject({
      code: 'malformed-answer',
      item,
    });
  });

  it.each([
    ['0x0A000003', 'unknown-command'],
    ['0x0A00001B', 'no-key'],
    ['0x0a00001c', 'no-certificate'],
    ['0x0A000023', 'lock-removed'],
    ['0x0A000024', 'pin-wrong'],
    ['0x0A000025', 'pin-locked'],
    ['0x0A000026', 'pin-invalid-length'],
    ['0x0A000027', 'pin-invalid-length'],
    ['0x0A00002D', 'pin-needed'],
    ['0x0A000001', 'sign-failed'],
    [undefined, 'sign-failed'],
  ])('maps native code %s to %s', (native, code) => {
    const error = failure(sign('text'), refused(native));
    expect([error.code, error.nativeCode]).toEqual([code, native === undefined ? undefined : Number(native)]);
  });

  it('says no-lock, not lock-removed, when CAInit finds none', () => {
    expect(failure(initialise, refused('0x0A000023')).code).toBe('no-lock');
    expect(failure(initialise, { body: { qrstatus: '0' } }).code).toBe('no-lock');
  });

  it('tells the tries that are left, and that none means locked', () => {
    const wrong = (retrycount?: unknown) =>
      failure(checkPin('12345678'), ok({ ext: { pwd: '0', retrycount } }));
    expect(wrong('8')).toMatchObject({ code: 'pin-wrong', remainingTries: 8 });
    expect(wrong()).toMatchObject({ code: 'pin-wrong', remainingTries: undefined });
    expect(wrong('0')).toMatchObject({ code: 'pin-locked', remainingTries: 0 });
    expect(wrong('12345678').remainingTries).toBeUndefined();
  });

  it.each([null, undefined, 7, 'text', [], {}, { body: null }, { body: [] }, { body: 'x' }])(
    'calls %o malformed, whatever was asked',
    (answer) => {
      for (const command of commands) expect(failure(command, answer).code).toBe('malformed-answer');
    },
  );

  it('gives one result or one LockError for any JSON at all', () => {
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record({ body: fc.jsonValue() }),
      fc.record({
        body: fc.record({ qrstatus: fc.jsonValue(), errcode: fc.jsonValue(), qrinfo: fc.jsonValue() }),
      }),
      fc.record({
        body: fc.record({
          qrinfo: fc.record({
            certobject: fc.jsonValue(),
            ext: fc.oneof(
              fc.jsonValue(),
              fc.dictionary(fc.constantFrom('pwd', 'publickey', 'signed', 'retrycount'), fc.jsonValue()),
            ),
            signatureobjects: fc.oneof(fc.jsonValue(), fc.array(fc.record({ signed: fc.jsonValue() }))),
          }),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...commands), answer, (command, json) => {
        // A result is never empty, and nothing but a LockError is ever thrown.
        const result = outcome(command, json);
        expect(result).toBeTruthy();
        expect(result instanceof Error && !(result instanceof LockError)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
