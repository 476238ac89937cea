import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

/**
 * Mounts every group of the contract: one `mountGroup(app, services, <group>, <group>Handlers)` a line.
 */
export function mountModules(_app: FastifyInstance, _services: Services): void {}
