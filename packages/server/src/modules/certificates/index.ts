import type { certificates } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { downloadAgain } from './download-again.js';
import {
  issueBegin,
  issueFailed,
  issueInstalled,
  issueSign,
  sealsForLock,
} from '../../services/certificates/index.js';
import { listCertificates } from './list-certificates.js';

export const certificatesHandlers: Handlers<typeof certificates> = {
  list: ({ query }, context) => listCertificates(query, context),
  issueBegin: ({ params, body }, context) => issueBegin(params.orderNo, body.deviceId, context),
  issueSign: ({ params, body }, context) => issueSign(params.orderNo, body, context),
  seal: ({ params }, context) => sealsForLock(params.orderNo, context),
  issueInstalled: ({ params, body }, context) => issueInstalled(params.orderNo, body, context),
  downloadAgain: ({ params, body }, context) => downloadAgain(params.id, body, context),
  issueFailed: ({ params, body }, context) => issueFailed(params.orderNo, body, context),
};
