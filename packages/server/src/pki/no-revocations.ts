import type { RevocationRecords } from './pki.js';

/** No revocations: for tests. */
export const noRevocations: RevocationRecords = {
  isRevoked: async () => false,
  find: async () => undefined,
  ofIssuer: async () => [],
  versionOf: async () => '',
};
