import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.js';
import { errorForLog } from './kernel/error-for-log.js';
import { scrub } from './kernel/scrub.js';

/** JSON lines, written by `write`. @default standard output */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  write: (line: string) => void = (line) => process.stdout.write(line),
): FastifyBaseLogger {
  // Fastify includes pino but does not export it: we take the logger of an instance that never listens.
  return Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      serializers: {
        err: (error: unknown) => errorForLog(error),
        // Method and path only: query strings and bodies contain phones and codes.
        req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
        res: (reply) => ({ status: reply.statusCode }),
      },
      // The last filter: every message, path and stack passes here as text.
      stream: { write: (line: string) => write(scrub(line)) },
    },
  }).log;
}
