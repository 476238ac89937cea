export { pointsPerMillimeter } from './page-place.js';
export { finishSeals, prepareSeals, type PreparedSeals, type SealRequest } from './prepare.js';
export { sealPdf, type SealPdfOptions, type SealSigner } from './seal-pdf.js';
export { stampPdf, type StampingLock, type StampPdfOptions, type StampSigner } from './stamp-pdf.js';
export { SealError, type SealErrorCode } from './seal-error.js';
export { mostPagesOfOneSeal, type PagingSeal, type PlacedSeal, type Seal } from './seals.js';
export { factsOf, listFactsOf, type ReadList } from './certificate-facts.js';
export { engine } from './crypto-engine.js';
export { isIssuedBy, isListOf } from './signed-by.js';
export { openSignature, type OpenedSignature } from './open-signature.js';
export { timeStampQuery, timeStampTypes, tokenIn, type TimeStamp } from './time-stamp.js';
export {
  readSignatures,
  type PdfSignature,
  type SealBox,
  type SealPlace,
  type SignedPdf,
} from './read-signatures.js';
