import { certificates } from '@ca-portal/api/groups/certificates';
import { call } from '../../../api/query.js';
import type { WriteDeps } from './write-certificate.js';

/** For `writeCertificate`, which words its refusals itself. */
export const issueCalls: WriteDeps['calls'] = {
  issueBegin: (input, options) => call(certificates, 'issueBegin', input, options),
  issueSign: (input, options) => call(certificates, 'issueSign', input, options),
  seal: (input, options) => call(certificates, 'seal', input, options),
  issueInstalled: (input, options) => call(certificates, 'issueInstalled', input, options),
  issueFailed: (input, options) => call(certificates, 'issueFailed', input, options),
};
