export type {
  CertificateAuthorities,
  CertificateAuthority,
  LockCertificateRequest,
  LockCertificates,
} from './certificate-authority.js';
