// Checks every published package as npm would receive it: packs it, reads the tarball, and runs publint and
// "are the types wrong". Needs built packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpack } from './check-packages/tarball.mjs';
import { bundledIn, manifestOf } from './notices/bundled.mjs';
import { bytesOf, kilobytes, measured, sizeOf, toldBySdk } from './readme/sizes.mjs';
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
  const notices = packed.files.includes('THIRD-PARTY-NOTICES.md')
    ? readFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    : '';
  const unnamed = bundledIn(join(folder, 'dist'))
    .map(manifestOf)
    .filter(({ name, version }) => !notices.includes(`## ${name} ${version}\n`));
  const problems = [
    ...unnamed.map(
      ({ name }) => `the built files hold ${name}, THIRD-PARTY-NOTICES.md does not: pnpm notices`,
    ),
    ...problemsOf(packed),
    ...run('publint', ['run', tarball, '--strict']),
    // A style sheet has no types.
    ...run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--no-color',
      '--exclude-entrypoints',
      'tokens.css',
    ]),
  ];
  return { name: manifest.name, files: packed.files.length, problems };
}

const isFar = (told, bytes) => !told || Math.abs(Number(told) * 1000 - bytes) > Math.max(100, bytes * 0.03);

/** Whether the sizes in the READMEs are still right, within three per cent. */
async function sizesToldWrong() {
  const readme = (name) => readFileSync(join(cwd, `packages/${name}/README.md`), 'utf8');
  const wrong = [];
  for (const [name, names] of measured) {
    const [, told] = readme('ui').match(new RegExp(`\\| \`${names}\` of \`${name}\` \\| ([\\d.]+) kB`)) ?? [];
    const is = await sizeOf(name, names);
    if (isFar(told, is))
      wrong.push(`README: ${names} of ${name} is ${kilobytes(is)} and not ${told} kB: pnpm readme`);
  }
  for (const [words, imports] of toldBySdk) {
    const told = readme('ca-lock-sdk')
      .split(words)[1]
      ?.match(/^([\d.]+) kB/)?.[1];
    const is = await bytesOf(imports);
    if (isFar(told, is))
      wrong.push(`README of ca-lock-sdk: “${words}” is ${kilobytes(is)} and not ${told} kB`);
  }
  return wrong;
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
  const sizes = await sizesToldWrong();
  for (const problem of sizes) console.log(`✗ ${problem}`);
  failed += sizes.length;
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
