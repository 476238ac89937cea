import compress from '@fastify/compress';
import type { Endpoint } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Below it the headers cost more than is saved. */
const worthwhileBytes = 1024;

/**
 * What is text. Event streams are not: a compressor holds back what should arrive at once. Nor are downloads
 * (`application/octet-stream`, PDF, pictures), which are compressed by their own format.
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
 * Whether answers of a row may be compressed. The length of a compressed body tells how much of it repeats itself: who
 * can put text of his own beside a secret and see the length on the line learns the secret letter by letter (BREACH).
 * So answers that hold one stay as they are. All others hold none: the login travels in a header that no other site
 * can have sent, there are no forms with hidden tokens, and the nonce of a document is new each time, with no text of
 * the sender beside it. Downloads stay as they are, too: they are read in ranges of what lies on the disk.
 */
export const mayCompress = (row: Endpoint): boolean =>
  row.envelope !== 'binary' &&
  !holdsSecret(z.toJSONSchema(row.response, { io: 'output', unrepresentable: 'any' }));

/** Compresses documents and answers on their way; files of the portal lie there compressed already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: worthwhileBytes,
    customTypes: isText,
    // A small body that unpacks to a large one is not read at all.
    globalDecompression: false,
  });
}
