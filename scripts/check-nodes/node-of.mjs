import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs a version of Node, from the registry's package `node`, in its own folder. @returns its program and exact
 * version
 */
export function nodeOf(version, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const shell = process.platform === 'win32';
  const args = ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8', shell });
  const node = join(folder, 'node_modules/node/bin', shell ? 'node.exe' : 'node');
  return { node, exact: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1) };
}
