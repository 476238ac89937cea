// Looks at every published package as npm would get it: packs it, reads the tarball, and asks publint and
// "are the types wrong". Wants the packages built.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpack } from './check-packages/tarball.mjs';
import { problemsOf } from './check-packages/rules.mjs';
import { pnpm, root } from './pnpm.mjs';

const cwd = fileURLToPath(root);
const bin = join(cwd, 'node_modules/.bin');
const workplace = mkdtempSync(join(tmpdir(), 'ca-portal-pack-'));

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? [] : [`${command} failed:\n${(stdout + stderr).trim()}`];
}

function check(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.private) return undefined;
  const target = join(workplace, manifest.name.replace('/', '-'));
  execFileSync(`${pnpm} pack --pack-destination "${target}"`, { cwd: folder, shell: true, stdio: 'pipe' });
  const tarball = join(target, readdirSync(target)[0]);
  const packed = unpack(tarball);
  const problems = [
    ...problemsOf(packed),
    ...run('publint', ['run', tarball, '--strict']),
    ...run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color']),
  ];
  return { name: manifest.name, files: packed.files.length, problems };
}

let failed = 0;
try {
  for (const name of readdirSync(join(cwd, 'packages')).toSorted()) {
    const result = check(join(cwd, 'packages', name));
    if (!result) continue;
    console.log(`${result.problems.length === 0 ? '✓' : '✗'} ${result.name}: ${result.files} files`);
    for (const problem of result.problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
    failed += result.problems.length;
  }
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
