export { AgreementLinks } from './AgreementLinks.js';
