import multipart from '@fastify/multipart';
import type { UploadRule } from '@ca-portal/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { PortalError } from './portal-error.js';
import { zipNames } from './zip-names.js';

/** More text fields than any row has, and shorter than any row allows: the rest is somebody's experiment. */
const limits = { files: 1, fields: 30, fieldSize: 20_000, fieldNameSize: 100, headerPairs: 50 };

export const registerUploads = (app: FastifyInstance) =>
  app.register(multipart, { limits, throwFileSizeLimit: false });

const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

/** An OFD (GB/T 33190) is a zip by its first bytes; what tells it from one is the entry that every reader starts at. */
async function typeOf(content: Buffer): Promise<string> {
  const sniffed = (await fileTypeFromBuffer(content))?.mime ?? '';
  return sniffed === 'application/zip' && zipNames(content).includes('OFD.xml') ? 'application/ofd' : sniffed;
}

/**
 * Reads the one file and the text fields of a multipart call. The size is counted while it arrives and the type is
 * taken from the content: name and declared type are the sender's word and count for nothing.
 */
export async function readUpload(
  request: FastifyRequest,
  rule: UploadRule,
): Promise<{ file: File; body: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new PortalError('fileMissing');
  const body: Record<string, unknown> = {};
  let file: File | undefined;
  for await (const part of request.parts({ limits: { ...limits, fileSize: rule.maxBytes } })) {
    if (part.type === 'field') {
      body[part.fieldname] = part.value;
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated) throw new PortalError('fileTooLarge', { megabytes: megabytes(rule.maxBytes) });
    if (part.fieldname !== rule.field || content.length === 0) continue;
    const type = await typeOf(content);
    if (!rule.types.includes(type)) throw new PortalError('fileTypeRefused');
    file = new File([new Uint8Array(content)], part.filename.slice(-200), { type });
  }
  if (!file) throw new PortalError('fileMissing');
  return { file, body };
}
