import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { UploadRule } from '@ca-portal/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { PortalError } from '../kernel/portal-error.js';
import { openUploadDirectory } from './upload-directory.js';
import type { Upload } from '../kernel/uploaded-file.js';
import type { Workers } from '../workers/index.js';

/** More and longer text fields than any endpoint has; requests beyond that are refused. */
const limits = { files: 1, fields: 30, parts: 31, fieldSize: 20_000, fieldNameSize: 100, headerPairs: 50 };

/** The parser processes a chunk synchronously: 64 KiB of tiny parts block other calls for 20 ms. */
const pieceBytes = 4096;

/** The number of bytes that `file-type` needs. */
const headBytes = 4100;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploads are stored until their call has ended. */
    uploadDirectory: string;
  }
}

export async function registerUploads(app: FastifyInstance, dataDirectory = ''): Promise<void> {
  const directory = openUploadDirectory(dataDirectory);
  app.decorate('uploadDirectory', directory.path);
  app.addHook('onClose', () => directory.close());
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

/** Who inspects a file, and for whom. */
interface Reader {
  readonly workers: Workers;
  readonly sender: string;
}

/**
 * By its first bytes an OFD (GB/T 33190) is a zip; the entry with which every reader starts distinguishes it.
 */
async function typeOf(head: Buffer, path: string, { workers, sender }: Reader): Promise<string> {
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const names = await workers.run('zipNames', sender, path);
    return names.includes('OFD.xml') ? 'application/ofd' : 'application/zip';
  }
  // Text lists (CSV) have no magic number, and no NUL byte.
  return (await fileTypeFromBuffer(head))?.mime ?? (head.includes(0) ? '' : 'text/csv');
}

async function* onDisk(path: string): AsyncGenerator<Uint8Array, void, void> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

/** Writes a part to disk while counting and hashing its bytes. */
async function writeDown(part: Readable, path: string) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  await pipeline(
    part,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (size < headBytes) head.push(chunk.subarray(0, headBytes - size));
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(head) };
}

async function* pieces(source: Readable): AsyncGenerator<Buffer, void, void> {
  // The connection stays open if reading stops early, so that the call can still be answered.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      yield chunk.subarray(at, at + pieceBytes);
      await nextTurn();
    }
  }
}

/** The call with its body in small chunks, so that other calls can run in between. */
function inPieces(request: FastifyRequest): FastifyRequest {
  const raw = Object.assign(Readable.from(pieces(request.raw)), { headers: request.raw.headers });
  return Object.create(request, { raw: { value: raw } }) as FastifyRequest;
}

/**
 * Reads the files and text fields of a multipart call and passes them to `handle`. The size is counted while
 * the file arrives, and the type is taken from the content: the declared name and type are not trusted. A
 * refused file refuses the call; the files on disk are deleted in every case.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  rule: UploadRule,
  reader: Reader,
  handle: (upload: { files: readonly Upload[]; body: Record<string, unknown> }) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new PortalError('fileMissing');
  const { most = 1, maxBytes: fileSize } = rule;
  const paths: string[] = [];
  const body: Record<string, unknown> = {};
  const files: Upload[] = [];
  const call = inPieces(request);
  try {
    const bounds = { ...limits, fileSize, files: most, parts: limits.fields + most };
    for await (const part of call.parts({ limits: bounds })) {
      if (part.type === 'field') {
        body[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== rule.field) {
        part.file.resume();
        continue;
      }
      const path = join(request.server.uploadDirectory, randomUUID());
      paths.push(path);
      const { size, sha256, head } = await writeDown(part.file, path);
      if (part.file.truncated) throw new PortalError('fileTooLarge', { megabytes: megabytes(rule.maxBytes) });
      if (size === 0) continue;
      const type = await typeOf(head, path, reader);
      if (!rule.types.includes(type)) throw new PortalError('fileTypeRefused');
      const name = part.filename.slice(-200);
      files.push({ name, type, size, sha256, path, content: () => onDisk(path) });
    }
    if (files.length === 0) throw new PortalError('fileMissing');
    return await handle({ files, body });
  } catch (error) {
    // Otherwise the parser would process all that still arrives (0.3 s for 10,000 parts).
    call.raw.unpipe().resume();
    throw error;
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}
