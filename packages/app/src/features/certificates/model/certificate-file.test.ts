import { caServices } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { certificateFile, certificateFileName } from './certificate-file.js';

const kept = caServices.sm2Certificates.example.response;

test('a certificate file holds signing certificate, chain and encrypting certificate, in lines of 64', () => {
  const long = 'A'.repeat(100);
  const text = certificateFile({
    ...kept,
    signCertificate: long,
    chain: ['CHAI', 'ROOT'],
    encryptCertificate: 'ENCR',
  });
  const bodies = [...text.matchAll(/-----BEGIN CERTIFICATE-----\n([\s\S]*?)\n-----END CERTIFICATE-----\n/g)];
  expect(bodies.map(([, body]) => body)).toEqual([
    `${'A'.repeat(64)}\n${'A'.repeat(36)}`,
    'CHAI',
    'ROOT',
    'ENCR',
  ]);
  expect(certificateFileName(kept)).toBe(`证书-${kept.serialNumber}-SM2.pem`);
});
