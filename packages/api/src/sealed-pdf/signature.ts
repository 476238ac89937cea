export { signedAttributes } from './cms-draft.js';
export { factsOf, listFactsOf, type ReadList } from './certificate-facts.js';
export { engine } from './crypto-engine.js';
export { isIssuedBy, isListOf } from './signed-by.js';
export { openSignature, type OpenedSignature } from './open-signature.js';
export { shownBox, type PageBox } from './page-place.js';
export { pdfDate } from './pdf-date.js';
export { namesIn, orderKey, turnsOf, type Turn } from './signing-order.js';
export { timeStampQuery, timeStampTypes, tokenIn, type TimeStamp } from './time-stamp.js';
