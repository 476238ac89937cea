import * as pki from 'pkijs';

/** The Web Crypto of this browser or Node; the library reads it from a global. */
export const engine = () => {
  pki.setEngine('own', new pki.CryptoEngine({ name: 'own', crypto: globalThis.crypto }));
  return pki.getCrypto(true);
};
