import type { zhCertificateCardArt } from './CertificateCardArt.zh.js';

export const enCertificateCardArt: typeof zhCertificateCardArt = {
  title: 'Certificate',
  subtitle: 'DIGITAL CERTIFICATE',
  status: 'Valid',
  seal: '电子签章',
};
