import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BinaryFile } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { contentOf } from './download.js';
import { publishedFile } from './shared-files.js';
import { storedName } from './stored-file.js';

/** Public shipped files, found both from the source and from the bundle. */
export function publicFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'assets', 'public');
    if (existsSync(folder)) return folder;
  }
  throw new Error('the folder of public files is missing from this installation');
}

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The contract's pattern excludes slashes, and a name that begins with a dot matches nothing. */
export async function publicFile(fileName: string, context: CallContext): Promise<BinaryFile> {
  const path = join(publicFolder(), fileName);
  if (fileName.startsWith('.')) throw new PortalError('notFound');
  if (!existsSync(path)) return publishedAttachment(fileName, context);
  const type = types[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
  return { fileName, content: new Blob([new Uint8Array(await readFile(path))], { type }) };
}

/** A file attached to a published text, by its stored name. */
async function publishedAttachment(fileName: string, context: CallContext): Promise<BinaryFile> {
  const { db, clock } = context.services;
  const row = await publishedFile(db, fileName.split('.')[0] ?? '', clock());
  if (!row || storedName(row) !== fileName) throw new PortalError('notFound');
  return { fileName: row.name, content: new Blob([await contentOf(row, context)], { type: row.type }) };
}
