export function CertificateWritePage() {
  return null;
}
