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
 * Whether answers of a row may be compressed. The length of a compressed body shows how much of it repeats: an attacker
 * who can place text beside a secret, and observes the length, can guess the secret letter by letter (BREACH).
 * So rows whose answer contains a secret say so in the contract (`secret`) and are not compressed. Documents contain no
 * lasting secret: their nonce is new each time, and the login is in a header that other sites cannot send.
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
  // Also for uncompressed answers: otherwise a cache would serve the stored plain text to all clients.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isText(String(reply.getHeader('content-type') ?? ''))) varyBy(reply, 'accept-encoding');
    done(null, payload);
  });
}
