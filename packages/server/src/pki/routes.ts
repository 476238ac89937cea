import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pki } from './pki.js';

const pem = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('application/x-pem-file')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);

/** What anybody may fetch to check a certificate of this portal: root, chain and revocation lists. */
export function mountPki(app: FastifyInstance, pki: Pki): void {
  app.get('/pki/root.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'root.pem', await pki.rootPem()),
  );
  app.get('/pki/chain.pem', { exposeHeadRoute: false }, async (_, reply) =>
    pem(reply, 'chain.pem', await pki.chainPem()),
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
