import type { Pki } from '../../pki/index.js';
import type { CertificateAuthorities } from '../../ports/authority/certificate-authority.js';

/** What every lock of the simulator is unlocked with. */
const simulatedUnlockCode = '7391-4826';

/** Every provider served by the built-in test CA, each under an issuing authority with its own name. */
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
