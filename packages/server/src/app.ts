import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { mountDocuments } from './http/documents.js';
import { handleErrors, refuseAddress } from './http/errors.js';
import { mountHealth } from './http/health.js';
import { logCalls } from './http/logging.js';
import { protect } from './http/security.js';
import { mountPortal } from './http/static.js';
import { registerUploads } from './http/upload.js';
import { mountModules } from './modules/index.js';
import { mountPki } from './pki/index.js';
import { mountSandboxes } from './sandboxes.js';
import type { Services } from './services.js';

/** Builds the HTTP side over services that are ready. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    loggerInstance: services.log,
    // Two lines a request, assets included, would drown what matters: `logCalls` writes one a call.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    trustProxy: config.trustProxy,
    // A base path that ends in a slash makes two of one; the family's servers do not mind.
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: true },
    frameworkErrors: refuseAddress,
  });
  handleErrors(app);
  logCalls(app);
  await protect(app, services);
  await app.register(formbody);
  await registerUploads(app);
  mountModules(app, services);
  mountPki(app, services.pki);
  mountHealth(app, services);
  mountDocuments(app, services);
  if (config.sandbox) await mountSandboxes(app, services);
  await mountPortal(app, services);
  return app;
}
