import type { Pki } from '../../pki/index.js';
import type { CertificateAuthorities } from '../../ports/authority/certificate-authority.js';

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
  });
