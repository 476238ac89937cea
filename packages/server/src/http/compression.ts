import compress from '@fastify/compress';
import type { Endpoint } from '@ca-portal/api/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this size the headers cost more than compression saves. */
const worthwhileBytes = 1024;

/**
 * Text types. Not event streams: a compressor would delay their events. Not downloads
 * (`application/octet-stream`, PDF, pictures): their formats are compressed already.
 */
export const isText = (type: string): boolean =>
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg\+xml\b)/.test(
    type,
  );

/**
 * Whether answers of a row may be compressed. The length of a compressed body tells how much of it repeats itself: who
 * can put text of his own beside a secret, and see the length on the line, learns the secret letter by letter (BREACH).
 * So rows whose answer holds one say so in the contract (`secret`) and leave as they are. Documents hold no secret that
 * lasts: their nonce is new each time, and the login travels in a header that no other site can have sent.
 */
export const mayCompress = (row: Endpoint): boolean => row.secret !== true;

function varyBy(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  if (named === '*' || named.toLowerCase().split(/, ?/).includes(name)) return;
  reply.header('vary', named === '' ? name : `${named}, ${name}`);
}

/** Compresses documents and answers on the fly; the portal's static files are compressed by the build. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: worthwhileBytes,
    customTypes: isText,
    // Compressed request bodies are refused: a small body could unpack to a large one.
    globalDecompression: false,
  });
  // Also where nothing is compressed: a cache that kept the plain text would hand it to everybody.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isText(String(reply.getHeader('content-type') ?? ''))) varyBy(reply, 'accept-encoding');
    done(null, payload);
  });
}
