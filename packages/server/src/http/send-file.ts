import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { BinaryFile } from '@ca-portal/api/contract';
import type { FastifyReply } from 'fastify';

/** RFC 5987: Chinese names arrive whole, old readers get a name without them. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Sends a file as it lies, always as a download: what somebody uploaded is never opened as a page of the portal
 * (`nosniff` is set for all answers).
 */
export function sendFile({ fileName, content }: BinaryFile, reply: FastifyReply): Readable {
  reply
    .type(content.type || 'application/octet-stream')
    .header('content-disposition', disposition(fileName))
    .header('content-length', content.size);
  return Readable.fromWeb(content.stream() as ReadableStream);
}
