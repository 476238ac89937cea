import { contract } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { mountGroup } from '../http/mount.js';
import type { Services } from '../services.js';
import { certificatesHandlers } from './certificates/index.js';
import { codesHandlers } from './codes/index.js';
import { contentHandlers } from './content/index.js';
import { couponAdminHandlers } from './coupon-admin/index.js';
import { couponsHandlers } from './coupons/index.js';
import { filesHandlers } from './files/index.js';
import { credentialsHandlers } from './credentials/index.js';
import { handoverHandlers } from './handover/index.js';
import { lockLoginHandlers } from './lock-login/index.js';
import { messagesHandlers } from './messages/index.js';
import { closeUnpaidOrdersRegularly, ordersHandlers } from './orders/index.js';
import { paymentsHandlers } from './payments/index.js';
import { personHandlers } from './person/index.js';
import { reviewHandlers } from './review/index.js';
import { sessionHandlers } from './session/index.js';
import { shopHandlers } from './shop/index.js';
import { templatesHandlers } from './templates/index.js';

/** Mounts every group of the contract. */
export function mountModules(app: FastifyInstance, services: Services): void {
  mountGroup(app, services, contract.session, sessionHandlers);
  mountGroup(app, services, contract.handover, handoverHandlers);
  mountGroup(app, services, contract.credentials, credentialsHandlers);
  mountGroup(app, services, contract.lockLogin, lockLoginHandlers);
  mountGroup(app, services, contract.person, personHandlers);
  mountGroup(app, services, contract.codes, codesHandlers);
  mountGroup(app, services, contract.content, contentHandlers);
  mountGroup(app, services, contract.coupons, couponsHandlers);
  mountGroup(app, services, contract.couponAdmin, couponAdminHandlers);
  mountGroup(app, services, contract.files, filesHandlers);
  mountGroup(app, services, contract.shop, shopHandlers);
  mountGroup(app, services, contract.messages, messagesHandlers);
  mountGroup(app, services, contract.orders, ordersHandlers);
  mountGroup(app, services, contract.payments, paymentsHandlers);
  mountGroup(app, services, contract.review, reviewHandlers);
  mountGroup(app, services, contract.certificates, certificatesHandlers);
  mountGroup(app, services, contract.templates, templatesHandlers);
  closeUnpaidOrdersRegularly(app, services);
}
