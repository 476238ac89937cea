/**
 * The readable items of a lock: our name, the wire's command and the key of its answer. They are in
 * `body.qrinfo.certobject`, the seal in `body.qrinfo.ext`. Each of the nine has its own message.
 */
export const LOCK_ITEMS = {
  serialNumber: ['ClientSignCertSN', 'sn'],
  commonName: ['ClientSignCertCN', 'cn'],
  validity: ['CertYouXiaoQi', 'yxq'],
  signCertificate: ['SignCert', 'signcert'],
  encryptCertificate: ['EncCert', 'decryptcert'],
  keyIdentifier: ['CertSubjectKeyID', 'skid'],
  issuer: ['Bfjg', 'dn'],
  sealInfo: ['QianZhangInfo', 'Image'],
  deviceId: ['DeviceNum', 'devicenum'],
} as const satisfies Record<string, readonly [type: string, key: string]>;

/**
 * An item of the lock. `validity` is the local "yyyy-MM-dd HH:mm:ss" not-after; certificates are base64 DER;
 * `sealInfo` is the picture of the seal, base64.
 */
export type LockItem = keyof typeof LOCK_ITEMS;
