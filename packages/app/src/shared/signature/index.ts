export { SignatureDialog } from './signature.js';
