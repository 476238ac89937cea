import { type FileKind, kindOfBytes, SIGNATURE_LENGTH } from './fileKinds.js';

/** Why a file is refused. */
export type FileRefusal = 'empty' | 'size' | 'type' | 'unreadable';

/** The kind of an accepted file, or the reason of a refusal. */
export type FileCheck = { ok: true; kind: FileKind } | { ok: false; refusal: FileRefusal };

/**
 * Whether a file may be sent: not empty, not too large, and of an accepted kind by its first bytes. A program
 * that was renamed to `photo.jpg` is refused; the server must check all the same.
 */
export async function checkFile(file: Blob, kinds: readonly FileKind[], maxSize: number): Promise<FileCheck> {
  if (file.size === 0) return { ok: false, refusal: 'empty' };
  if (file.size > maxSize) return { ok: false, refusal: 'size' };
  try {
    const kind = kindOfBytes(new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()));
    return kind && kinds.includes(kind) ? { ok: true, kind } : { ok: false, refusal: 'type' };
  } catch {
    return { ok: false, refusal: 'unreadable' }; // moved or deleted since it was chosen
  }
}
