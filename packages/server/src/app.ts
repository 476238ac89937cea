import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from './http/errors.js';
import { mountModules } from './modules/index.js';
import type { Services } from './services.js';

/** Builds the HTTP side over services that are ready. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: 1_048_576,
    trustProxy: services.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
  });
  handleErrors(app);
  await app.register(formbody);
  mountModules(app, services);
  return app;
}
