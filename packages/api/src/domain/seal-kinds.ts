/** The seals that a lock may hold, one of each: the first that is there is its main seal. */
export const sealKinds = ['company', 'practice', 'personal', 'legalRepresentative', 'signature'] as const;
/** Which of them. */
export type SealKind = (typeof sealKinds)[number];

/** What each is called. */
export const sealKindLabels: Readonly<Record<SealKind, string>> = {
  company: '公章',
  practice: '执业印章',
  personal: '个人章',
  legalRepresentative: '法人章',
  signature: '手写签名',
};
