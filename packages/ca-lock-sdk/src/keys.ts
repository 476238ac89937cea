import { generateKeyPair, type GeneratedKeyPair, type KeyPairRequest } from './commands/generateKeyPair.js';
import { importCertificates, type CertificatePair } from './commands/importCertificates.js';
import type { CallOptions } from './session/openLink.js';
import type { LockSession } from './session/LockSession.js';

export type { CertificatePair, GeneratedKeyPair, KeyPairRequest };

/** For pages that write certificates; other pages do not load it. */
export interface KeyCommands {
  /** Makes a key pair in the lock. Needs a checked PIN. Errors: `pin-needed`, `key-generation-failed`. */
  generateKeyPair(request: KeyPairRequest, options?: CallOptions): Promise<GeneratedKeyPair>;
  /** Writes both certificates or none. Needs a checked PIN. Errors: `pin-needed`, `import-failed`. */
  importCertificates(pair: CertificatePair, options?: CallOptions): Promise<void>;
}

/** The same session with the two commands that write keys and certificates. */
export const withKeys = (session: LockSession): LockSession & KeyCommands => ({
  ...session,
  generateKeyPair: (request, options) => session.run(() => generateKeyPair(request), options),
  importCertificates: (pair, options) => session.run(() => importCertificates(pair), options).then(() => {}),
});
