export { chainOf, type ChainSource } from './chain.js';
export { keyUsage, normalizeSerialNumber, type CertificateFacts, type ListFacts } from './facts.js';
export {
  fitsPurpose,
  hasStrangeDemands,
  isAuthority,
  isCurrent,
  isForTimeStamps,
  lifeFault,
  mayIssue,
  mayList,
  revocationBy,
  revocationOfChain,
  signatureHashes,
  type CertificatePurpose,
  type RevocationState,
} from './rules.js';
