import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPin } from '../commands/checkPin.js';
import { generateKeyPair } from '../commands/generateKeyPair.js';
import { importCertificates } from '../commands/importCertificates.js';
import { decryptData, encryptData } from '../commands/encryptData.js';
import { CA_INIT, initialize } from '../commands/initialize.js';
import { makeSeal } from '../commands/makeSeal.js';
import { readItem } from '../commands/readItem.js';
import { signBytes, signData } from '../commands/signData.js';
import { verifyData } from '../commands/verifyData.js';
import { LockError } from '../errors/LockError.js';
import type { Command } from './command.js';
import { LOCK_ITEMS, type LockItem } from './items.js';
import { readAnswer as readBody } from './readAnswer.js';
import { isJsonObject } from './record.js';

const items = Object.keys(LOCK_ITEMS) as LockItem[];
const commands: Command<unknown>[] = [
  CA_INIT,
  initialize(),
  ...items.map((item) => readItem(item, 'license')),
  checkPin('12345678'),
  signData('text'),
  signBytes('AAEC'),
  generateKeyPair({ usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' }),
  importCertificates({ signCertificate: 'AAAA', encryptCertificate: 'AAAA' }),
  encryptData('text'),
  decryptData('AAAA'),
  makeSeal('AAAA', 'license'),
];
const verification = verifyData({ text: 't', signature: 'AAAA', certificate: 'AAAA' });
const placeOf = (item: LockItem) => (item === 'sealInfo' ? 'ext' : 'certobject');
const ok = (qrinfo: unknown) => ({ body: { qrstatus: '1', qrinfo } });
const refused = (errcode?: string, qrinfo: unknown = {}) => ({ body: { qrstatus: '0', errcode, qrinfo } });

const readAnswer = <Result>(command: Command<Result>, answer: unknown): Result =>
  readBody(command, JSON.stringify(answer) ?? '');

/** The outcome: the result, or the thrown value. */
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
  it('distinguishes a JSON object from everything else', () => {
    expect([{}, { a: 1 }, [], null, undefined, 'x', 7].map(isJsonObject)).toEqual([
      true,
      true,
      ...Array<boolean>(5).fill(false),
    ]);
  });

  it.each(items)('reads %s, and never gives an empty one', (item) => {
    const [, key] = LOCK_ITEMS[item];
    const place = placeOf(item);
    expect.soft(outcome(readItem(item, 'license'), ok({ [place]: { [key]: 'v' } }))).toBe('v');
    for (const qrinfo of [{}, { [place]: {} }, { [place]: { [key]: '' } }, { [place]: null }]) {
      expect(failure(readItem(item, 'license'), ok(qrinfo))).toMatchObject({ code: 'read-failed', item });
    }
    expect(failure(readItem(item, 'license'), ok({ [place]: { [key]: 7 } }))).toMatchObject({
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
    const error = failure(signData('text'), refused(native));
    expect([error.code, error.nativeCode]).toEqual([code, native === undefined ? undefined : Number(native)]);
  });

  it('returns no-lock, not lock-removed, when CAInit finds none', () => {
    expect(failure(initialize(), refused('0x0A000023')).code).toBe('no-lock');
    expect(failure(initialize(), { body: { qrstatus: '0' } }).code).toBe('no-lock');
  });

  it('returns the remaining tries, and none means locked', () => {
    const wrong = (retrycount?: unknown) =>
      failure(checkPin('12345678'), ok({ ext: { pwd: '0', retrycount } }));
    expect(wrong('8')).toMatchObject({ code: 'pin-wrong', remainingTries: 8 });
    expect(wrong()).toMatchObject({ code: 'pin-wrong', remainingTries: undefined });
    expect(wrong('0')).toMatchObject({ code: 'pin-locked', remainingTries: 0 });
    expect(wrong('12345678').remainingTries).toBeUndefined();
  });

  it('returns false for a wrong signature, and an error without a result', () => {
    const verdict = (desc?: unknown) => ok({ signatureobjects: [{ desc }] });
    expect(readAnswer(verification, verdict('1'))).toBe(true);
    expect(readAnswer(verification, verdict('0'))).toBe(false);
    for (const answer of [verdict(), verdict(''), ok({}), ok({ signatureobjects: [] }), refused()]) {
      expect(failure(verification, answer).code).toBe('verify-failed');
    }
    for (const answer of [verdict({}), verdict(true), ok({ signatureobjects: '1' })]) {
      expect(failure(verification, answer).code).toBe('malformed-answer');
    }
  });

  it("reads encrypted and decrypted texts, in the wire's own spelling", () => {
    expect(readAnswer(encryptData('t'), ok({ decryptobjects: [{ encryed: 'QUJD' }] }))).toBe('QUJD');
    expect(readAnswer(decryptData('QUJD'), ok({ decryptobjects: [{ org: 't' }] }))).toBe('t');
    for (const decryptobjects of [[], [null], [{}], [{ org: '', encryed: '' }]]) {
      expect(failure(encryptData('t'), ok({ decryptobjects })).code).toBe('encrypt-failed');
      expect(failure(decryptData('QUJD'), ok({ decryptobjects })).code).toBe('decrypt-failed');
    }
    expect(failure(decryptData('QUJD'), ok({ decryptobjects: 'no list' })).code).toBe('malformed-answer');
  });

  it('sends the seal with the area type and the staging flag of the specification', () => {
    expect(makeSeal('AAAA', 'license')).toMatchObject({
      type: 'MakeSeal',
      fields: { ext: { SealAreaType: 3, addStagingFlag: '0', LicenseKey: 'license', Image: 'AAAA' } },
    });
    expect(readItem('sealInfo', 'license').fields).toEqual({ ext: { PDFType: 200, LicenseKey: 'license' } });
  });

  it('lists the devices when there are several locks', () => {
    const several = ok({ ext: { devicenums: ['A', 'B'] } });
    expect(failure(initialize(), several)).toMatchObject({ code: 'several-locks', devices: ['A', 'B'] });
    expect(readAnswer(initialize('B'), several)).toBe(true);
    expect(readAnswer(initialize(), ok({ ext: { devicenums: ['A'] } }))).toBe(true);
    expect(initialize('B').fields).toEqual({ ext: { devicenum: 'B' } });
    expect(initialize().fields).toBeUndefined();
    expect(failure(initialize(), ok({ ext: { devicenums: ['A', 7] } })).code).toBe('malformed-answer');
  });

  it('checks types before meaning: no answer of a wrong type is a wrong PIN', () => {
    const verdicts: unknown[] = [null, '', '0', '1', 0, 1];
    const wrongType = fc.jsonValue().filter((value) => !verdicts.includes(value));
    const wrongHolder = fc.jsonValue().filter((value) => value !== null && !isJsonObject(value));
    const answers = fc.oneof(
      wrongType.map((pwd) => ok({ ext: { pwd } })),
      wrongHolder.map((ext) => ok({ ext })),
      wrongHolder.map((qrinfo) => ok(qrinfo)),
      fc
        .constantFrom(true, [], {})
        .map((qrstatus) => ({ body: { qrstatus, qrinfo: { ext: { pwd: '0' } } } })),
      fc.constantFrom(true, [], {}).map((errcode) => ({ body: { qrstatus: '0', errcode } })),
      fc.constantFrom(true, [], {}).map((retrycount) => refused('0x0A000024', { ext: { retrycount } })),
    );
    fc.assert(
      fc.property(answers, (answer) => {
        expect(failure(checkPin('12345678'), answer)).toMatchObject({
          code: 'malformed-answer',
          outcomeUnknown: true,
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each([null, undefined, 7, 'text', [], {}, { body: null }, { body: [] }, { body: 'x' }])(
    'calls %o malformed for every command',
    (answer) => {
      for (const command of commands) expect(failure(command, answer).code).toBe('malformed-answer');
    },
  );

  it('returns one result or one LockError for any JSON', () => {
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
            signatureobjects: fc.oneof(
              fc.jsonValue(),
              fc.array(fc.record({ signed: fc.jsonValue(), desc: fc.jsonValue() })),
            ),
            decryptobjects: fc.oneof(
              fc.jsonValue(),
              fc.array(fc.record({ org: fc.jsonValue(), encryed: fc.jsonValue() })),
            ),
          }),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...commands), answer, (command, json) => {
        // A result is never empty, and only a LockError is ever thrown.
        const result = outcome(command, json);
        expect(result).toBeTruthy();
        expect(result instanceof Error && !(result instanceof LockError)).toBe(false);
        const verdict = outcome(verification, json);
        expect(typeof verdict === 'boolean' || verdict instanceof LockError).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
