import { randomBytes } from 'node:crypto';
import { errorCodes, errorSentence, type ErrorKey } from '@ca-portal/api/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PortalError } from './portal-error.js';

/**
 * What Fastify itself refuses before a row is reached. Proxies and tools understand these by status,
 * the portal's client by the envelope inside.
 */
const transportErrors: Readonly<Record<number, ErrorKey>> = {
  403: 'notFound', // a path that leads out of the portal's files
  404: 'notFound',
  429: 'tooManyRequests',
};

function refuse(reply: FastifyReply, status: number, key: ErrorKey, params = {}) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ code: errorCodes[key], msg: errorSentence(key, params), data: null });
}

/** An address that never reaches a route: a broken escape, a part longer than any name is. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply, 400, 'badRequest');
}

/**
 * Turns whatever a call threw into the envelope. Refusals of the catalogue travel with HTTP 200, as in the
 * API family; the unexpected becomes 500 with a short reference that the log holds too, and nothing else.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | PortalError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof PortalError) {
      request.log.info({ refusal: error.key }, 'refused');
      return reply
        .status(200)
        .header('cache-control', 'no-store')
        .send({ code: error.code, msg: error.message, data: error.details });
    }
    const status = error.statusCode ?? 500;
    const key = transportErrors[status] ?? (status >= 400 && status < 500 ? 'badRequest' : undefined);
    if (key) return refuse(reply, status, key);
    const reference = randomBytes(4).toString('hex').toUpperCase();
    request.log.error({ err: error, reference }, 'unexpected error');
    return refuse(reply, 500, 'serverBusy', { reference });
  });
}
