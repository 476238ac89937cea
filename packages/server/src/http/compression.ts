import compress from '@fastify/compress';
import type { Endpoint } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Below this size the headers cost more than compression saves. */
const worthwhileBytes = 1024;

/**
 * Text types. Not event streams: a compressor would delay their events. Not downloads
 * (`application/octet-stream`, PDF, pictures): their formats are compressed already.
 */
const isText = (type: string): boolean =>
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg\+xml\b)/.test(
    type,
  );

const secretField = /token|password|secret|ticket|signature|\bpin\b|puk/i;
const holdsSecret = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  Object.entries(schema).some(
    ([key, value]) =>
      (key === 'properties' && Object.keys(value as object).some((name) => secretField.test(name))) ||
      holdsSecret(value),
  );

/**
 * True if answers of an endpoint may be compressed. The length of a compressed body reveals repetition: an
 * attacker who can place his own text beside a secret and observe the length can learn the secret character
 * by character (BREACH). So answers that contain a secret are not compressed. All others contain none: the
 * login is in a header that no other site can send, there are no forms with hidden tokens, and the nonce of a
 * document is new each time, without text of the sender beside it. Downloads are not compressed either: they
 * are read in ranges from the disk.
 */
export const mayCompress = (row: Endpoint): boolean =>
  row.envelope !== 'binary' &&
  !holdsSecret(z.toJSONSchema(row.response, { io: 'output', unrepresentable: 'any' }));

/** Compresses documents and answers on the fly; the portal's static files are compressed by the build. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: worthwhileBytes,
    customTypes: isText,
    // Compressed request bodies are refused: a small body could unpack to a large one.
    globalDecompression: false,
  });
}
