export type {
  CertificateAuthorities,
  CertificateAuthority,
  LockCertificateRequest,
  LockCertificates,
} from './certificate-authority.js';
export { testAuthorities } from './test-authority.js';
