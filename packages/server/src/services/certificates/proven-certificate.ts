import { type ErrorKey } from '@ca-portal/api/domain';
import { PortalError } from '../../kernel/portal-error.js';
import type { RefusalReason } from '../../pki/index.js';
import type { Services } from '../../context/services.js';
import { spendChallenge } from './challenge.js';
import { signatureMatches } from '../../pki/signature.js';

export const refusalOf: Readonly<Record<RefusalReason, ErrorKey>> = {
  untrusted: 'certificateUntrusted',
  expired: 'certificateExpired',
  'not-yet-valid': 'certificateNotYetValid',
  revoked: 'certificateRevoked',
};

export interface SignedText {
  /** DER in base64. */
  readonly certificate: string;
  readonly signature: string;
}
export interface SignedChallenge extends SignedText {
  readonly challengeId: string;
}

/**
 * Proves that the caller has the lock: the certificate is ours and valid, and its key has signed this
 * challenge. After a failure a new challenge is needed. Returns the certificate's serial number.
 */
export async function provenCertificate(services: Services, given: SignedChallenge): Promise<string> {
  return provenSigner(services, await spendChallenge(services, given.challengeId), given);
}

/** The serial number of a valid certificate of ours whose key has signed the text. */
export async function provenSigner(services: Services, text: string, given: SignedText): Promise<string> {
  const der = new Uint8Array(Buffer.from(given.certificate, 'base64'));
  const verified = await services.pki.verify(der, services.clock());
  if (!verified.ok) throw new PortalError(refusalOf[verified.reason]);
  if (!signatureMatches(verified.publicKey, text, Buffer.from(given.signature, 'base64'))) {
    throw new PortalError('signatureWrong');
  }
  return verified.serialNumber;
}
