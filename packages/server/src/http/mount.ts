import { basePath, groups, type Endpoint, type Group } from '@ca-portal/api/contract';
import { hasPermission } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';
import { beginDeed } from '../kernel/current-call.js';
import type { Services } from '../context/services.js';
import { answerPacker } from './answer.js';
import { mayCompress } from './compression.js';
import type { CallContext } from '../context/call-context.js';
import type { CallFacts, Session } from '../kernel/session.js';
import type { Handlers, MountGroup } from '../context/handlers.js';
import { inputReader } from './input.js';
import { PortalError } from '../kernel/portal-error.js';
import { rateLimitOf } from './rate-limits.js';
import { dataHeaders } from './security.js';
import { senderOf } from '../workers/index.js';
import { withUpload } from './upload.js';
import type { Upload } from '../kernel/uploaded-file.js';

/** Spec 7.1: these calls require the second token. */
const wantsPaymentToken = (row: Endpoint): boolean => row.token === 'payment';

/** Calls allowed with a one-time password: the own account, the password change, and the logout. */
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

/** The API family's front ends send `Bearer`; ours sends the bare token. */
const tokenOf = (header: string | undefined): string => (header ?? '').replace(/^Bearer\s+/i, '').trim();

/**
 * Body limit for callers without a session: enough for a certificate and a signature. Others have the
 * server's limit (see `buildApp`).
 */
const strangersBytes = 80 * 1024;

/** Pictures, drivers, manuals: caches may keep these answers, but must revalidate. Others are not stored. */
const isPublicFile = ({ method, envelope, access }: Endpoint): boolean =>
  method === 'GET' && envelope === 'binary' && access.kind === 'public';

const groupNameOf = (group: Group): string =>
  Object.entries(groups).find(([, one]) => one === group)?.[0] ?? '';

/** A handler of any row. */
export type Handle = (input: unknown, context: CallContext) => Promise<unknown>;

/** What the caller of `mountGroup` provides: the transport knows neither users nor what they have done. */
export interface Given {
  readonly services: Services;
  /** The session of a token; null if unknown or expired. Throws if the caller's access key does not allow the call. */
  authenticate(token: string, group: string, row: Endpoint, context: CallContext): Promise<Session | null>;
  /** Makes a write run once if it is sent twice within a moment. */
  once(row: Endpoint, handle: Handle): Handle;
}

/** Makes a route of every row: path, access check, validation, envelope and names come from the contract. */
export function mountGroup<G extends Group>(
  app: FastifyInstance,
  { services, authenticate, once }: Given,
  group: G,
  handlers: Handlers<G>,
  groupName = groupNameOf(group),
): void {
  const protective = dataHeaders(services.config);
  for (const [name, row] of Object.entries(group)) {
    const { method, path } = row;
    const readInput = inputReader(row);
    // The API family's newer front ends send in the body what older ones, and the specification, send in the query.
    const takesEither = method === 'PUT' && row.query !== undefined && !row.body;
    const pack = answerPacker(row);
    const plain = handlers[name] as Handle;
    const handle = row.once ? once(row, plain) : plain;
    app.route({
      method,
      url: basePath + path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { rateLimit: rateLimitOf(row) ?? {} },
      helmet: false,
      ...(mayCompress(row) ? {} : { compress: false }),
      ...(row.access.kind === 'public' && !row.upload ? { bodyLimit: strangersBytes } : {}),
      onRequest: (_, reply, done) => {
        reply.headers(protective);
        done();
      },
      handler: async (request, reply) => {
        const startedAt = performance.now();
        const token = row.access.kind === 'signed' ? '' : tokenOf(request.headers.authorization);
        const call: CallFacts = { method, path, userAgent: request.headers['user-agent'] ?? '', startedAt };
        const accessKey = row.token === 'accessKey' ? token : undefined;
        const caller = { services, session: null, ip: request.ip, requestId: request.id, call, accessKey };
        // A public row also works with an expired login.
        const session = token ? await authenticate(token, groupName, row, caller) : null;
        const context = { ...caller, session };
        admits(row, session);
        const answerTo = (body: unknown, files?: readonly Upload[]) => {
          const input = readInput({
            params: request.params,
            // fromWire needs plain objects; the parser's have no prototype.
            query: { ...(takesEither ? (body as object) : {}), ...(request.query as object) },
            body,
          });
          beginDeed();
          return handle(files ? { ...input, file: files[0], files } : input, context);
        };
        const answer = row.upload
          ? await withUpload(
              request,
              row.upload,
              { workers: services.workers, sender: senderOf(context) },
              ({ files, body }) => answerTo(body, files),
            )
          : await answerTo(request.body ?? {});
        reply.header('cache-control', isPublicFile(row) ? 'no-cache' : 'no-store');
        return pack(answer, reply);
      },
    });
  }
}

/** `mountGroup` for callers that only have groups and handlers. */
export const groupMounter =
  (given: Given): MountGroup =>
  (app, group, handlers, groupName) =>
    mountGroup(app, given, group, handlers, groupName);
