import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pki } from './pki.js';

const pem = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('application/x-pem-file')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);

const requestType = 'application/ocsp-request';
const mostBytes = 4096;

/** OCSP over HTTP (RFC 6960, appendix A): the request as a body, or as base64 in the URL. */
async function mountOcsp(app: FastifyInstance, pki: Pki): Promise<void> {
  app.addContentTypeParser(requestType, { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) =>
    done(null, body),
  );
  const answer = async (reply: FastifyReply, authority: string, request: Uint8Array) => {
    const answered = await pki.ocsp(authority, new Uint8Array(request));
    if (!answered) return reply.code(404).type('text/plain').send('no such authority');
    const { der, cacheSeconds } = answered;
    return reply
      .type('application/ocsp-response')
      .header(
        'cache-control',
        cacheSeconds > 0 ? `max-age=${cacheSeconds}, public, no-transform, must-revalidate` : 'no-store',
      )
      .send(Buffer.from(der));
  };
  app.post<{ Params: { authority: string }; Body: unknown }>(
    '/pki/:authority/ocsp',
    async ({ params, body }, reply) =>
      Buffer.isBuffer(body)
        ? answer(reply, params.authority, body)
        : reply.code(415).type('text/plain').send(`${requestType} expected`),
  );
  app.get<{ Params: { authority: string; '*': string } }>(
    '/pki/:authority/ocsp/*',
    { exposeHeadRoute: false },
    async ({ params }, reply) => answer(reply, params.authority, Buffer.from(params['*'], 'base64')),
  );
}

/** Public data for checking a certificate of this portal: roots, chain, revocation lists, and OCSP. */
export function mountPki(app: FastifyInstance, pki: Pki): void {
  void app.register(async (scope) => mountOcsp(scope, pki));
  app.get('/pki/root.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'root.pem', await pki.rootPem()),
  );
  app.get('/pki/chain.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'chain.pem', await pki.chainPem()),
  );
  app.get('/pki/trusted.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'trusted.pem', pki.trustedPem()),
  );
  app.get('/pki/trusted-crls.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'trusted-crls.pem', pki.trustedListsPem()),
  );
  app.get<{ Params: { provider: string } }>(
    '/pki/:provider.crl',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const crl = await pki.crl(request.params.provider);
      if (!crl) return reply.code(404).type('text/plain').send('no such revocation list');
      return reply.type('application/pkix-crl').send(Buffer.from(crl));
    },
  );
}
