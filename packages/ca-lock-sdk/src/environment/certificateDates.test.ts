import fc from 'fast-check';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestCa } from '../../tests/certificates.js';
import { certificateDates, certificateTimeError } from './index.js';

const ca = openTestCa();
afterAll(() => ca.close());
const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const certificate = ca.issue(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), 'someone');
const x509 = new X509Certificate(Buffer.from(certificate, 'base64'));
const day = 86_400_000;

/** Hand-written DER: `tag`, content. */
const der = (tag: number, ...parts: number[][]): number[] => {
  const content = parts.flat();
  return [tag, ...(content.length < 128 ? [content.length] : [0x81, content.length]), ...content];
};
const ascii = (text: string) => [...Buffer.from(text)];
const minimal = (first: number[], second: number[], ...version: number[][]) =>
  Buffer.from(
    der(0x30, der(0x30, ...version, der(0x02, [1]), der(0x30), der(0x30), der(0x30, first, second))),
  ).toString('base64');

describe('certificateDates', () => {
  it('reads the same dates as Node from a certificate of openssl', () => {
    const dates = certificateDates(certificate);
    expect(dates?.notBefore).toEqual(new Date(x509.validFrom));
    expect(dates?.notAfter).toEqual(new Date(x509.validTo));
  });

  it('reads both kinds of time, with and without a version', () => {
    const utc = (text: string) => der(0x17, ascii(text));
    const general = (text: string) => der(0x18, ascii(text));
    expect(certificateDates(minimal(utc('491231235959Z'), general('20501121103000Z')))).toEqual({
      notBefore: new Date('2049-12-31T23:59:59Z'),
      notAfter: new Date('2050-11-21T10:30:00Z'),
    });
    const version = der(0xa0, der(0x02, [2]));
    expect(certificateDates(minimal(utc('500101000000Z'), utc('990101000000Z'), version))?.notBefore).toEqual(
      new Date('1950-01-01T00:00:00Z'),
    );
    expect(certificateDates(minimal(utc('261301000000Z'), utc('990101000000Z')))).toBeUndefined();
    expect(certificateDates(minimal(utc('2601010000Z'), utc('990101000000Z')))).toBeUndefined();
  });

  it('returns undefined for anything but a certificate, and never throws', () => {
    for (const nothing of ['', '***', 'MIIDsample', 'AAAA', certificate.slice(0, 80)]) {
      expect(certificateDates(nothing)).toBeUndefined();
    }
    const whole = Buffer.from(certificate, 'base64');
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.nat(255),
        fc.uint8Array({ maxLength: 90 }),
        (at, byte, noise) => {
          const bent = Buffer.from(whole);
          bent[at] = byte;
          for (const bytes of [bent, whole.subarray(0, at), noise]) {
            const dates = certificateDates(Buffer.from(bytes).toString('base64'));
            expect(dates === undefined || dates.notAfter instanceof Date).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('certificateTimeError', () => {
  const begin = new Date(x509.validFrom).getTime();
  it.each([
    ['the day before', begin - day, 'certificate-not-yet-valid'],
    ['its first second', begin, undefined],
    ['its last second', new Date(x509.validTo).getTime(), undefined],
    ['after', new Date(x509.validTo).getTime() + 1000, 'certificate-expired'],
  ])('uses the certificate itself: %s', (_name, at, code) => {
    expect(certificateTimeError(certificate, '1999-01-01 00:00:00', new Date(at))?.code).toBe(code);
  });

  it("uses the lock's answer if the certificate cannot be read", () => {
    expect(certificateTimeError('AAAA', '1999-01-01 00:00:00', new Date())?.code).toBe('certificate-expired');
  });
});
