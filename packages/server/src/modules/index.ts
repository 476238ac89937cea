import { contract } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { mountGroup } from '../http/mount.js';
import type { Services } from '../services.js';
import { codesHandlers } from './codes/index.js';
import { contentHandlers } from './content/index.js';
import { lockLoginHandlers } from './lock-login/index.js';
import { personHandlers } from './person/index.js';
import { sessionHandlers } from './session/index.js';
import { shopHandlers } from './shop/index.js';

/** Mounts every group of the contract. */
export function mountModules(app: FastifyInstance, services: Services): void {
  mountGroup(app, services, contract.session, sessionHandlers);
  mountGroup(app, services, contract.lockLogin, lockLoginHandlers);
  mountGroup(app, services, contract.person, personHandlers);
  mountGroup(app, services, contract.codes, codesHandlers);
  mountGroup(app, services, contract.content, contentHandlers);
  mountGroup(app, services, contract.shop, shopHandlers);
}
