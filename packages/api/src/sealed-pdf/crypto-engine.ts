import * as pki from 'pkijs';

/** The cryptography of this browser or Node; the library asks for it by a global. */
export const engine = () => {
  pki.setEngine('own', new pki.CryptoEngine({ name: 'own', crypto: globalThis.crypto }));
  return pki.getCrypto(true);
};
