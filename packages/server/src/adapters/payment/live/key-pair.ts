import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA2 pair in PEM (RSA-2048, what Alipay asks merchants for). */
export async function makeAlipayKeyPair(): Promise<{ publicPart: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicPart: publicKey, privateKey };
}
