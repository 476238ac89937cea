import type { Answer } from '../../../api/query.js';
import type { caServices } from '@ca-portal/api/groups/ca-services';

type Kept = Answer<typeof caServices, 'sm2Certificates'>;

/** DER as base64 in the armour that openssl and trading platforms read (RFC 7468: 64 characters a line). */
const pem = (base64: string): string =>
  ['-----BEGIN CERTIFICATE-----', ...(base64.match(/.{1,64}/g) ?? []), '-----END CERTIFICATE-----', ''].join(
    '\n',
  );

/** The signing certificate and those above it, in the order in which a checker walks them; the encrypting one last. */
export const certificateFile = ({ signCertificate, encryptCertificate, chain }: Kept): string =>
  [signCertificate, ...chain, encryptCertificate].map(pem).join('');

/** Named by serial number: somebody with five locks tells them apart. */
export const certificateFileName = ({ serialNumber, algorithm }: Kept): string =>
  `证书-${serialNumber}-${algorithm}.pem`;
