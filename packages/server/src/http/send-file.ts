import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { BinaryFile } from '@ca-portal/api/contract';
import type { FastifyReply } from 'fastify';
import { isText } from './compression.js';

/** RFC 5987: Chinese names arrive unchanged, old clients get a name without them. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * The single range that a video player requests (RFC 9110, 14.1.2): without ranges browsers cannot seek to a
 * part that is not loaded, and some do not play at all. Multiple ranges may be answered with the whole file,
 * and are.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'outside' : { first, last };
}

/** Up to this size a file is read completely, so that it can be compressed, or answered by 304 if the client has it. */
const wholeBytes = 1024 * 1024;

/**
 * Sends a file unchanged, always as a download: an uploaded file is never opened as a page of the portal
 * (`nosniff` is set for all answers).
 */
export async function sendFile(
  { fileName, content }: BinaryFile,
  reply: FastifyReply,
): Promise<Readable | Buffer> {
  reply
    .type(content.type || 'application/octet-stream')
    .header('content-disposition', disposition(fileName))
    // Front ends of the API family take the name of the saved file from it.
    .header('download-filename', encodeURIComponent(fileName));
  // Text may be compressed, so a byte range would not match; and nobody needs ranges of a text.
  if (isText(content.type)) return Buffer.from(await content.arrayBuffer());
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(reply.request.headers.range, content.size);
  if (range === 'outside') {
    reply.code(416).header('content-range', `bytes */${content.size}`).header('content-length', 0);
    return Readable.from([]);
  }
  if (!range && content.size <= wholeBytes) return Buffer.from(await content.arrayBuffer());
  if (!range) {
    reply.header('content-length', content.size);
    return Readable.fromWeb(content.stream() as ReadableStream);
  }
  const { first, last } = range;
  reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${content.size}`)
    .header('content-length', last - first + 1);
  return Readable.fromWeb(content.slice(first, last + 1).stream() as ReadableStream);
}
