export { engine, openSignature, type OpenedSignature } from './open-signature.js';
export { pdfDate } from './pdf-date.js';
