export { checkPin } from './checkPin.js';
export { decryptData, encryptData } from './encryptData.js';
export { generateKeyPair, type GeneratedKeyPair, type KeyPairRequest } from './generateKeyPair.js';
export { importCertificates, type CertificatePair } from './importCertificates.js';
export { initialise } from './initialise.js';
export { makeSeal } from './makeSeal.js';
export { readItem } from './readItem.js';
export { signData } from './signData.js';
export { verifyData, type Signed } from './verifyData.js';
