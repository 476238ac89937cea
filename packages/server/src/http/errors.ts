import type { ServerResponse } from 'node:http';
import { errorCodes, errorSentence, type ErrorKey, type ErrorParams } from '@ca-portal/api/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lossIn, type DatabaseLost } from '../db/database-lost.js';
import { callOf } from './keep-current-call.js';
import { PortalError } from '../kernel/portal-error.js';

/**
 * What Fastify itself refuses before an endpoint is reached. Proxies and tools understand the status, the
 * portal's client the envelope.
 */
const transportErrors: Readonly<Record<number, ErrorKey>> = {
  403: 'notFound', // a path outside the portal's files
  404: 'notFound',
  429: 'tooManyRequests',
};

const outcomes = new WeakMap<ServerResponse, number>();

/** The code in the envelope of an answer. */
export const outcomeOf = ({ raw, statusCode }: FastifyReply): number => outcomes.get(raw) ?? statusCode;

function answer(reply: FastifyReply, status: number, code: number, msg: string, data: unknown) {
  outcomes.set(reply.raw, code);
  return reply.status(status).header('cache-control', 'no-store').send({ code, msg, data });
}

/** Answers an error of the catalog with the matching HTTP status. */
export const refuse = (reply: FastifyReply, status: number, key: ErrorKey, params: ErrorParams = {}) =>
  answer(reply, status, errorCodes[key], errorSentence(key, params), null);

/** A URL that Fastify cannot route: an invalid escape, or a part that is too long. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply, 400, 'badRequest');
}

/**
 * The database was not reachable. A read can be repeated. For a write the answer says whether it may have
 * happened: its commit got no answer, or an earlier part is already committed.
 */
function answerLoss(request: FastifyRequest, reply: FastifyReply, { fate }: DatabaseLost) {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const unknown = !reads && (fate === 'unknown' || callOf(request.raw)?.wrote === true);
  const reference = request.id;
  return unknown
    ? refuse(reply, 504, 'outcomeUnknown', { reference })
    : refuse(reply.header('retry-after', '1'), 503, 'serviceAway', { reference });
}

/**
 * Turns every thrown error into the envelope. Errors of the catalog are sent with HTTP 200, as in the API
 * family; an unexpected error becomes 500 with the request's number, which its log lines have too, and
 * nothing else.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | PortalError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof PortalError) {
      request.log.info({ refusal: error.key }, 'refused');
      return answer(reply, 200, error.code, error.message, error.details);
    }
    const loss = lossIn(error);
    if (loss) {
      request.log.error({ err: error, fate: loss.fate }, 'the database does not answer');
      return answerLoss(request, reply, loss);
    }
    const status = error.statusCode ?? 500;
    const key = transportErrors[status] ?? (status >= 400 && status < 500 ? 'badRequest' : undefined);
    if (key) return refuse(reply, status, key);
    request.log.error({ err: error }, 'unexpected error');
    return refuse(reply, 500, 'serverBusy', { reference: request.id });
  });
}
