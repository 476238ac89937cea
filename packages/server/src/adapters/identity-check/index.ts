export { formalIdentityCheck } from './formal-identity-check.js';
