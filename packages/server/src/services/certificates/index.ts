export type { CertificateRow } from './attempt.js';
export { obstacleText, obstacleTo } from './availability.js';
export { createChallenge } from './challenge.js';
export { type ChangePlan, type CommonRequest, hashOf, writeChange } from './change-order.js';
export { type ChangeWish, isMerged, priceChange, productOf, touchedCertificates } from './change-price.js';
export { codeOwner } from './code-owner.js';
export { companyLeft, stillOfCompany } from './company-left.js';
export { expireAttempts } from './expire-attempts.js';
export { holderOf } from './holder-of.js';
export { issueBegin } from './issue-begin.js';
export { issueFailed, issueInstalled } from './issue-end.js';
export { type SignRequest, issueSign } from './issue-sign.js';
export { type LockKeys, readLockKey } from './lock-key.js';
export { obtainCertificates } from './obtain-certificates.js';
export { lockCertificates, ownCertificate, ownCertificates, runningChanges } from './own-certificates.js';
export {
  type SignedChallenge,
  type SignedText,
  provenCertificate,
  provenSigner,
  refusalOf,
} from './proven-certificate.js';
export { reopenAttempt } from './reopen-attempt.js';
export { sealsForLock } from './seal-for.js';
export { soldAt } from './sold-at.js';
export { type Check, certificateFacts, readCertificate, verify } from './verify-certificate.js';
