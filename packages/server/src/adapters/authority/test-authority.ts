import type { Pki } from '../../pki/index.js';
import type { CertificateAuthorities } from '../../ports/authority/certificate-authority.js';

/** The unlock code of every lock in the simulator. */
const simulatedUnlockCode = '7391-4826';

/** Serves every provider by the built-in test CA, each with an issuing authority of its own name. */
export const testAuthorities =
  (pki: Pki): CertificateAuthorities =>
  (provider) => ({
    provider,
    async issue({ signPublicKey, encryptPublicKey, ...common }) {
      const sign = await pki.issue(provider, { ...common, publicKey: signPublicKey, purpose: 'sign' });
      const encrypt = await pki.issue(provider, {
        ...common,
        publicKey: encryptPublicKey,
        purpose: 'encrypt',
      });
      return { sign, encrypt };
    },
    unlockCode: async () => simulatedUnlockCode,
  });
