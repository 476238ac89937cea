/** What the keys of a certificate can be: RSA of 2048 bits with SHA-256, or SM2 with SM3 (GM/T 0009, GM/T 0015). */
export const keyAlgorithms = ['RSA-2048', 'SM2'] as const;
/** The algorithms of keys that can be ordered. */
export type KeyAlgorithm = (typeof keyAlgorithms)[number];
