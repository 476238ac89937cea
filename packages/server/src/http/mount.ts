import { basePath, type Endpoint, type Group, type InputOf, type ResultOf } from '@ca-portal/api/contract';
import { hasPermission } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { readPaymentSession } from '../modules/handover/payment-token.js';
import { readSession } from '../modules/session/tokens.js';
import { answerPacker } from './answer.js';
import type { CallContext, Session } from './context.js';
import { inputReader } from './input.js';
import { once } from './once.js';
import { PortalError } from './portal-error.js';
import { rateLimitOf } from './rate-limits.js';
import { dataHeaders } from './security.js';
import { readUpload } from './upload.js';

/** A function for each row of a group: decoded input in, English answer out. The compiler misses none. */
export type Handlers<G extends Group> = {
  readonly [K in keyof G]: (input: InputOf<G[K]>, context: CallContext) => Promise<ResultOf<G[K]>>;
};

/** Spec 7.1: these calls carry the second token. */
const wantsPaymentToken = (row: Endpoint): boolean => row.path.startsWith('/prestoreAccount');

/** What somebody with a one-time password may still call: who he is, the change itself, and the way out. */
const openToOneTimePasswords: ReadonlySet<string> = new Set([
  'GET /getInfo',
  'GET /getRouters',
  'GET /sys/getPeronInfo',
  'PUT /system/user/profile/updatePwd',
  'POST /logout',
]);

function admits(row: Endpoint, session: Session | null): void {
  const { access } = row;
  if (access.kind !== 'user') return;
  if (!session) throw new PortalError(wantsPaymentToken(row) ? 'paymentTokenInvalid' : 'unauthorized');
  if (session.mustChangePassword && !openToOneTimePasswords.has(`${row.method} ${row.path}`)) {
    throw new PortalError('passwordMustChange');
  }
  const { roles, permission } = access;
  if (!roles && !permission) return;
  if (roles?.includes(session.roleId)) return;
  if (permission && hasPermission(session.permissions, permission)) return;
  throw new PortalError('forbidden');
}

/** `Bearer` is what the API family's own front ends send; ours sends the bare token. */
const tokenOf = (header: string | undefined): string => (header ?? '').replace(/^Bearer\s+/i, '').trim();

/** Makes a route of every row: path, access check, validation, envelope and names come from the contract. */
export function mountGroup<G extends Group>(
  app: FastifyInstance,
  services: Services,
  group: G,
  handlers: Handlers<G>,
): void {
  const protective = dataHeaders(services.config);
  for (const [name, row] of Object.entries(group)) {
    const { method, path } = row;
    const readInput = inputReader(row);
    const pack = answerPacker(row);
    const read = wantsPaymentToken(row) ? readPaymentSession : readSession;
    const plain = handlers[name] as (input: unknown, context: CallContext) => Promise<unknown>;
    const handle = row.once ? once(row, plain) : plain;
    app.route({
      method,
      url: basePath + path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { rateLimit: rateLimitOf(row) ?? {} },
      helmet: false,
      onRequest: (_, reply, done) => {
        reply.headers(protective);
        done();
      },
      handler: async (request, reply) => {
        const startedAt = performance.now();
        const token = row.access.kind === 'signed' ? '' : tokenOf(request.headers.authorization);
        // A public row stays public for somebody whose login has just expired.
        const session = token ? await read(services, token) : null;
        admits(row, session);
        const upload = row.upload && (await readUpload(request, row.upload));
        const input = readInput({
          params: request.params,
          // fromWire takes plain objects; the parser's have no prototype.
          query: { ...(request.query as object) },
          body: upload?.body ?? request.body ?? {},
        });
        if (upload) input['file'] = upload.file;
        const call = { method, path, userAgent: request.headers['user-agent'] ?? '', startedAt };
        const answer = await handle(input, {
          services,
          session,
          ip: request.ip,
          requestId: request.id,
          call,
        });
        reply.header('cache-control', 'no-store');
        return pack(answer, reply);
      },
    });
  }
}
