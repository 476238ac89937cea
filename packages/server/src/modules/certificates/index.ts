import type { certificates } from '@ca-portal/api/contract';
import type { Handlers } from '../../http/mount.js';
import { issueBegin } from './issue-begin.js';
import { issueFailed, issueInstalled } from './issue-end.js';
import { issueSign } from './issue-sign.js';
import { listCertificates } from './list-certificates.js';

export const certificatesHandlers: Handlers<typeof certificates> = {
  list: ({ query }, context) => listCertificates(query, context),
  issueBegin: ({ params, body }, context) => issueBegin(params.orderNo, body.deviceId, context),
  issueSign: ({ params, body }, context) => issueSign(params.orderNo, body, context),
  issueInstalled: ({ params, body }, context) => issueInstalled(params.orderNo, body, context),
  issueFailed: ({ params, body }, context) => issueFailed(params.orderNo, body, context),
};
