import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longer than any upload takes: older files were left by a killed process. */
const abandonedAfterMs = 3_600_000;

export interface UploadDirectory {
  readonly path: string;
  close(): void;
}

/**
 * Where uploads are stored until their call has ended: in the data directory, so that no second copy appears
 * on another disk and only its owner can read it; a server without one gets a temporary directory for its
 * lifetime.
 */
export function openUploadDirectory(dataDirectory: string): UploadDirectory {
  if (!dataDirectory) {
    const path = mkdtempSync(join(tmpdir(), 'ca-portal-uploads-'));
    return { path, close: () => rmSync(path, { recursive: true, force: true }) };
  }
  const path = join(dataDirectory, 'uploads');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed < Date.now() - abandonedAfterMs) rmSync(file, { force: true });
  }
  return { path, close: () => {} };
}
