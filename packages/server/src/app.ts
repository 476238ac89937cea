import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { mountApiDocs } from './http/api-docs.js';
import { registerBodyParsers } from './http/body-parsers.js';
import { answerRevalidations } from './http/revalidation.js';
import { compressAnswers } from './http/compression.js';
import { allowOrigins } from './http/cors.js';
import { mountDocuments } from './http/documents.js';
import { handleErrors, refuseAddress } from './http/errors.js';
import { mountHealth } from './http/health.js';
import { keepCurrentCall, requestNumber } from './http/keep-current-call.js';
import { logCalls } from './http/logging.js';
import { mountMetrics } from './http/metrics.js';
import { groupMounter } from './http/mount.js';
import { protect } from './http/security.js';
import { mountKit } from './http/kit.js';
import { mountPortal } from './http/static.js';
import { mountTimeStamps } from './http/time-stamps.js';
import { mountStopping } from './http/stopping.js';
import { registerUploads } from './http/upload.js';
import { mountModules } from './modules/index.js';
import { mountBrandFiles } from './province/index.js';
import { mountPki } from './pki/index.js';
import { once } from './services/answered-calls/index.js';
import { countCall } from './services/call-counts/index.js';
import { authenticate } from './services/session/index.js';
import { addVisits, viewsByPath } from './services/site/index.js';
import { mountSandboxes } from './sandboxes.js';
import type { Services } from './context/services.js';
import { trustedByFastify } from './config/trusted-proxies.js';

/** Builds the HTTP layer over ready services. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    loggerInstance: services.log,
    // Two lines per request, assets included, would hide what matters: `logCalls` writes one line per call.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestNumber,
    // `mountStopping` refuses with a proper message.
    return503OnClosing: false,
    bodyLimit: 1_048_576,
    trustProxy: trustedByFastify(config.trustProxy),
    // A base path that ends in a slash produces a double slash; servers of the API family accept it.
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: true },
    frameworkErrors: refuseAddress,
  });
  app.addHook('onClose', () => services.deliveries.settled());
  handleErrors(app);
  keepCurrentCall(app);
  mountStopping(app);
  logCalls(app);
  answerRevalidations(app);
  await compressAnswers(app);
  await allowOrigins(app, config);
  await protect(app, services, countCall);
  await registerBodyParsers(app);
  await registerUploads(app, config.dataDir);
  mountModules(app, services, groupMounter({ services, authenticate, once }));
  mountPki(app, services.pki);
  mountTimeStamps(app, services);
  mountHealth(app, services);
  mountMetrics(app, services);
  mountDocuments(app, services);
  await mountApiDocs(app);
  if (config.sandbox) await mountSandboxes(app, services);
  await mountBrandFiles(app, config.brandDir);
  await mountKit(app, services);
  await mountPortal(app, services, {
    addVisits: (visits) => addVisits(services, visits),
    readViews: () => viewsByPath(services),
  });
  return app;
}
