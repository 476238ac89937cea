import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Node of a version, by the package `node` of the registry, in a folder of its own. @returns its program and exact version */
export function nodeOf(version, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const shell = process.platform === 'win32';
  const args = ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8', shell });
  const node = join(folder, 'node_modules/node/bin', shell ? 'node.exe' : 'node');
  return { node, exact: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1) };
}
