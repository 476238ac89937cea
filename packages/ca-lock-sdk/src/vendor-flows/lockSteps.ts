import type { CertificatePair } from '../commands/importCertificates.js';
import { LockError } from '../errors/LockError.js';
import type { FlowStep, StepContext } from './flow.js';

/** The keys for a vendor's server: public keys, and proofs that the lock has the private ones. */
export interface KeyProofs {
  /** The public key for signing, base64 of its DER form. */
  signPublicKey: string;
  /** The proof for the signing key, base64. */
  signProof: string;
  /** The public key for decrypting, base64 of its DER form. */
  encryptPublicKey: string;
  /** The proof for the decryption key, base64. */
  encryptProof: string;
}

/** 检测锁: checks that it is the same lock as in the former attempt, and its PIN. */
export const detect: FlowStep<void> = {
  name: 'detect',
  phase: 'detect',
  everyTime: true,
  async act({ run: { lock, pin }, signal, of }) {
    const deviceId = await lock.read('deviceId', { signal });
    // Keys that were created in one lock cannot be used in another.
    if ((of(bind) ?? deviceId) !== deviceId) throw new LockError('lock-swapped');
    await lock.checkPin(pin, { signal });
  },
};

/** Stores which lock this order is written to. */
export const bind: FlowStep<string> = {
  name: 'bind',
  phase: 'detect',
  act: ({ run: { lock }, signal }) => lock.read('deviceId', { signal }),
};

/** 生成申请: both key pairs. `challengeOf` returns the text that they sign. */
export const generate = (challengeOf: (context: StepContext) => string): FlowStep<KeyProofs> => ({
  name: 'generate',
  phase: 'generate',
  async act(context) {
    const { lock, algorithm = 'RSA-2048' } = context.run;
    const { signal } = context;
    const request = { algorithm, challenge: challengeOf(context) };
    const sign = await lock.generateKeyPair({ ...request, usage: 'sign' }, { signal });
    const encrypt = await lock.generateKeyPair({ ...request, usage: 'encrypt' }, { signal });
    return {
      signPublicKey: sign.publicKeySpki,
      signProof: sign.proof,
      encryptPublicKey: encrypt.publicKeySpki,
      encryptProof: encrypt.proof,
    };
  },
});

/** 写入锁: imports unless the lock already has the certificate (after a lost answer), and reads it back. */
export const write = (issued: FlowStep<CertificatePair>): FlowStep<void> => ({
  name: 'write',
  phase: 'write',
  async act({ run: { lock }, signal, of }) {
    const { signCertificate, encryptCertificate } = of(issued);
    const holdsIt = async () => {
      const held = await lock.read('signCertificate', { signal }).catch((error: unknown) => {
        // A blank lock has no certificate to compare; other problems will fail the import.
        if (error instanceof LockError && error.category === 'device') return '';
        throw error;
      });
      return held === signCertificate;
    };
    if (await holdsIt()) return;
    await lock.importCertificates({ signCertificate, encryptCertificate }, { signal });
    if (!(await holdsIt())) throw new LockError('import-failed', { item: 'signCertificate' });
  },
});
