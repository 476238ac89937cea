import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const largestLog = 10 * 1024 * 1024;

/**
 * Opens `logs/<name>.log` in the data directory for a child's output, since the terminal is for people. One old
 * file is kept. Call `release` once the child has it. Undefined if nothing can be written (the server then reports
 * it).
 */
export function openLog(dataFolder, name) {
  try {
    const folder = join(dataFolder, 'logs');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${name}.log`);
    if (existsSync(path) && statSync(path).size > largestLog) renameSync(path, `${path}.1`);
    const fd = openSync(path, 'a', 0o600);
    return { path, fd, release: () => closeSync(fd) };
  } catch {
    return undefined;
  }
}
