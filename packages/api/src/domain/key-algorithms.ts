/** Key algorithms of a certificate: RSA of 2048 bits with SHA-256, or SM2 with SM3 (GM/T 0009, GM/T 0015). */
export const keyAlgorithms = ['RSA-2048', 'SM2'] as const;
/** Key algorithms that can be ordered. */
export type KeyAlgorithm = (typeof keyAlgorithms)[number];
