import type { RevocationRecords } from './pki.js';

/** Nothing was ever revoked: for tests of the code that asks. */
export const noRevocations: RevocationRecords = {
  isRevoked: async () => false,
  find: async () => undefined,
  ofIssuer: async () => [],
  versionOf: async () => '',
};
