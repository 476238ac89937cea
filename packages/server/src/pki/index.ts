export { memoryVault, type KeyVault, type StoredKey } from './key-vault.js';
export { noRevocations } from './no-revocations.js';
export { createPki, type Pki, type PkiOptions, type Provider, type RevocationRecords } from './pki.js';
export type { IssuedCertificate, KeyPurpose } from './issue.js';
export type { Subject } from './names.js';
export type { RefusalReason, Verification } from './verify.js';

export { isFitKey } from './fit-key.js';
export { holderNameOf } from './holder-name.js';
export { databaseVault } from './database-vault.js';
export { demandSecret } from './demand-secret.js';
export { databaseRevocations } from './revocation-records.js';
export { trustedAuthorities } from './trusted-authorities.js';
export { mountPki } from './routes.js';
export { WrongSecretError } from './sealing.js';
export {
  checkCertificateRecords,
  demandCertificateRecords,
  type CheckedRecords,
} from './certificate-records.js';
