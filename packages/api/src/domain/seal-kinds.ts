/** The seals that a lock may have, one of each kind: the first existing one is its main seal. */
export const sealKinds = ['company', 'practice', 'personal', 'legalRepresentative', 'signature'] as const;
/** Kind of a seal. */
export type SealKind = (typeof sealKinds)[number];

/** Display names. */
export const sealKindLabels: Readonly<Record<SealKind, string>> = {
  company: '公章',
  practice: '执业印章',
  personal: '个人章',
  legalRepresentative: '法人章',
  signature: '手写签名',
};
