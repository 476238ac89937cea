import type { Answer } from '../../../api/query.js';
import type { caServices } from '@ca-portal/api/groups/ca-services';

type Kept = Answer<typeof caServices, 'sm2Certificates'>;

/** DER as base64 in the PEM format that openssl and trading platforms read (RFC 7468: 64 characters per line). */
const pem = (base64: string): string =>
  ['-----BEGIN CERTIFICATE-----', ...(base64.match(/.{1,64}/g) ?? []), '-----END CERTIFICATE-----', ''].join(
    '\n',
  );

/** The signing certificate and its issuers, in the order of the chain; the encryption certificate last. */
export const certificateFile = ({ signCertificate, encryptCertificate, chain }: Kept): string =>
  [signCertificate, ...chain, encryptCertificate].map(pem).join('');

/** Named by serial number, so that a user with five locks can tell them apart. */
export const certificateFileName = ({ serialNumber, algorithm }: Kept): string =>
  `证书-${serialNumber}-${algorithm}.pem`;
