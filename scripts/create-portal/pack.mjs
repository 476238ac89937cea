import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm, root } from '../pnpm.mjs';

/** Tarballs of this process: each is packed once, for any number of projects. */
const made = new Map();

/** Packs a built package into a folder, once. @returns the file name of the tarball */
export function pack(name, into) {
  const folder = fileURLToPath(new URL(`packages/${name}`, root));
  if (!existsSync(join(folder, 'dist'))) throw new Error(`packages/${name} is not built: pnpm build`);
  mkdirSync(into, { recursive: true });
  const packed = () =>
    readdirSync(into).find((file) => /^ca-portal-(.+)-\d.*\.tgz$/.exec(file)?.[1] === name);
  const before = made.get(name);
  if (before && existsSync(before)) copyFileSync(before, join(into, basename(before)));
  else if (!packed())
    execFileSync(`${pnpm} pack --pack-destination "${into}"`, { cwd: folder, shell: true, stdio: 'pipe' });
  const file = packed();
  if (!file) throw new Error(`packages/${name} did not come into ${into}`);
  made.set(name, join(into, file));
  return file;
}
