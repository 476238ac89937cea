import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { BLANK_PIN, type KeyAlgorithm } from '../src/simulator/index.js';
import { record } from '../src/wire/record.js';
import { openssl, pem } from './openssl.js';
import { cleanUp, firstOf, temporaryDirectory, world } from './world.js';

// The openssl command checks what the simulator signs, encrypts and issues, independently of our own code.

const judge = openssl();
afterAll(() => judge.close());
afterEach(cleanUp);

const ID = 'distid:1234567812345678';
const TEXT = '登录挑战 nonce-7f3a：辽宁砚川建设工程有限公司';

/** Verifies a raw signature by a public key (lock-protocol "Conformance"). */
const VERIFY: Record<KeyAlgorithm, string> = {
  'RSA-2048': 'dgst -sha256 -verify pub.pem -signature sig text',
  SM2: `pkeyutl -verify -rawin -digest sm3 -pkeyopt ${ID} -pubin -inkey pub.pem -in text -sigfile sig`,
};
const DECRYPT: Record<KeyAlgorithm, string> = {
  'RSA-2048': 'cms -decrypt -inform DER -in box -inkey key.pem -recip enc.pem -binary',
  SM2: 'pkeyutl -decrypt -inkey key.pem -in box',
};
const ENCRYPT: Record<KeyAlgorithm, string> = {
  'RSA-2048': 'cms -encrypt -binary -aes-256-cbc -outform DER -in text -out box2 enc.pem',
  SM2: 'pkeyutl -encrypt -certin -inkey enc.pem -in text -out box2',
};

async function filled(algorithm: KeyAlgorithm) {
  const dataDir = temporaryDirectory();
  const lock = await world({ dataDir, issue: { algorithm, commonName: '辽宁砚川建设工程有限公司' } });
  await lock.qrinfo('CAInit');
  const read = async (type: string, key: string) =>
    String(record((await lock.qrinfo(type))['certobject'])[key]);
  const signCertificate = await read('SignCert', 'signcert');
  const encryptCertificate = await read('EncCert', 'decryptcert');
  await lock.qrinfo('CheckPin', { ext: { pwd: BLANK_PIN } });
  const sign = async (org: string) =>
    String(
      firstOf((await lock.qrinfo('SignData', { signatureobjects: [{ org }] }))['signatureobjects'])['signed'],
    );
  const verify = async (org: string, signed: string, cert: string) =>
    firstOf(
      (await lock.qrinfo('VerifyData', { signatureobjects: [{ org, signed, cert }] }))['signatureobjects'],
    )['desc'];
  const stored = JSON.parse(readFileSync(join(dataDir, 'locks.json'), 'utf8')) as {
    locks: { encrypt: { key: string } }[];
  };
  return {
    ...lock,
    signCertificate,
    encryptCertificate,
    sign,
    verify,
    encryptKey: stored.locks[0]?.encrypt.key ?? '',
  };
}

/** The key of a certificate, as openssl reads it. */
const publicKey = (certificate: string) =>
  judge.run('x509 -in cert.pem -noout -pubkey', { 'cert.pem': pem('CERTIFICATE', certificate) });

/** Flips one bit of base64 bytes. */
function flipped(base64: string, bit: number): string {
  const bytes = Buffer.from(base64, 'base64');
  const at = Math.floor(bit / 8) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
  return bytes.toString('base64');
}

describe.each(['RSA-2048', 'SM2'] as const)('%s', (algorithm) => {
  it('issues certificates that openssl verifies up to the test root, each for its own use', async () => {
    const { control, signCertificate, encryptCertificate } = await filled(algorithm);
    const files = {
      'ca.pem': await control.authority(algorithm),
      'sign.pem': pem('CERTIFICATE', signCertificate),
      'enc.pem': pem('CERTIFICATE', encryptCertificate),
    };
    const id = algorithm === 'SM2' ? ` -vfyopt ${ID}` : '';
    expect(judge.accepts(`verify${id} -x509_strict -CAfile ca.pem sign.pem enc.pem`, files)).toBe(true);
    // openssl 3.0 has no option for SM2's id in the root's own signature.
    const selfSigned = () => judge.accepts('verify -x509_strict -check_ss_sig -CAfile ca.pem ca.pem');
    expect(algorithm === 'SM2' || selfSigned()).toBe(true);
    const print = (file: string) => judge.run(`x509 -in ${file} -noout -subject -nameopt utf8 -ext keyUsage`);
    expect(print('sign.pem')).toContain('辽宁砚川建设工程有限公司');
    expect(print('sign.pem')).toContain('Digital Signature, Non Repudiation');
    expect(print('enc.pem')).toContain('Key Encipherment, Data Encipherment, Key Agreement');
    const other = await filled(algorithm);
    const stranger = { ...files, 'ca.pem': await other.control.authority(algorithm) };
    expect(judge.accepts(`verify${id} -CAfile ca.pem sign.pem`, stranger)).toBe(false);
  });

  it('signs what openssl verifies; one flipped bit anywhere is false, in both implementations', async () => {
    const { sign, verify, signCertificate } = await filled(algorithm);
    const signature = await sign(TEXT);
    const files = (text: string | Buffer, signed: string) => ({
      'pub.pem': publicKey(signCertificate),
      text,
      sig: Buffer.from(signed, 'base64'),
    });
    expect(judge.accepts(VERIFY[algorithm], files(TEXT, signature))).toBe(true);
    expect(await verify(TEXT, signature, signCertificate)).toBe('1');
    const bits = Buffer.from(signature, 'base64').length * 8;
    for (let bit = 0; bit < bits; bit += algorithm === 'SM2' ? 13 : 41) {
      const wrong = flipped(signature, bit);
      expect(await verify(TEXT, wrong, signCertificate)).toBe('0');
    }
    const tampered = flipped(signature, 321);
    expect(judge.accepts(VERIFY[algorithm], files(TEXT, tampered))).toBe(false);
    // One bit of the text: 登 (E7 99 BB) becomes another character.
    const otherText = TEXT.replace('7', '6');
    expect(await verify(otherText, signature, signCertificate)).toBe('0');
    expect(judge.accepts(VERIFY[algorithm], files(otherText, signature))).toBe(false);
  });

  it('creates keys whose proof openssl verifies', async () => {
    const { qrinfo } = await filled(algorithm);
    for (const usage of ['sign', 'encrypt']) {
      const ext = record((await qrinfo('GenKeyPair', { ext: { usage, algorithm, org: TEXT } }))['ext']);
      const files = {
        'pub.pem': pem('PUBLIC KEY', String(ext['publickey'])),
        text: TEXT,
        sig: Buffer.from(String(ext['signed']), 'base64'),
      };
      expect(judge.accepts(VERIFY[algorithm], files)).toBe(true);
    }
  });

  it.each([TEXT, 'a', '长'.repeat(5000)])(
    'encrypts for openssl and decrypts what openssl encrypted',
    async (text) => {
      const { qrinfo, ask, encryptCertificate, encryptKey } = await filled(algorithm);
      const files = { 'enc.pem': pem('CERTIFICATE', encryptCertificate), 'key.pem': encryptKey, text };
      const sealed = await qrinfo('Encrypt', { decryptobjects: [{ org: text }], ext: { CertPath: '' } });
      const encryed = String(firstOf(sealed['decryptobjects'])['encryed']);
      expect(judge.run(DECRYPT[algorithm], { ...files, box: Buffer.from(encryed, 'base64') })).toBe(text);
      const opened = await qrinfo('Decrypt', { decryptobjects: [{ encryed }] });
      expect(firstOf(opened['decryptobjects'])['org']).toBe(text);
      judge.run(ENCRYPT[algorithm], files);
      const theirs = judge.run('base64 -A -in box2').trim();
      const read = await qrinfo('Decrypt', { decryptobjects: [{ encryed: theirs }] });
      expect(firstOf(read['decryptobjects'])['org']).toBe(text);
      // A modified key block or ciphertext is refused, not decrypted to something else.
      const bytes = Buffer.from(encryed, 'base64').length;
      const broken = await ask('Decrypt', {
        decryptobjects: [{ encryed: flipped(encryed, (bytes - 3) * 8) }],
      });
      expect(broken['qrinfo']).not.toMatchObject({ decryptobjects: [{ org: text }] });
    },
  );
});
