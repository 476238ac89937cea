// Line and branch coverage of everything but the simulator, by V8: prints code that never ran, and then fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const directory = mkdtempSync(join(tmpdir(), 'lock-sdk-coverage-'));

/** Execution count of each character: inner ranges override outer ones, so the outer ones are applied first. */
function counts({ source, ranges }) {
  const runs = new Uint32Array(source.length);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) runs.fill(count, startOffset, endOffset);
  return runs;
}

/** Not ours: the export getters that the test runner puts in front, and what is only brackets. */
const noCode = (text) => text === 'catch {}' || text.includes('try { return') || /^[\s;{}()\],]*$/.test(text);

function neverRan(source, runs) {
  const end = source.lastIndexOf('//# sourceMapping');
  const gaps = [];
  for (let at = 0; at < (end < 0 ? source.length : end); at += 1) {
    if (runs[at] > 0) continue;
    const from = at;
    while (at < source.length && runs[at] === 0) at += 1;
    const text = source.slice(from, at).trim();
    const line = source.slice(0, from).split('\n').length;
    if (!noCode(text)) gaps.push(`${line}: ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
  return gaps;
}

/** All sources except tests, the simulator, and files with only types or re-exports. */
const sourcesWithCode = () =>
  readdirSync(join(here, '../../src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!simulator\/).*(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /^export (const|function|async|class)/m.test(readFileSync(join(here, '../../src', file), 'utf8')),
    );

try {
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', join(here, 'vitest.config.mjs')],
    {
      stdio: 'inherit',
      env: { ...process.env, COVERAGE_DIR: directory },
    },
  );
  const files = new Map();
  for (const name of readdirSync(directory)) {
    for (const script of JSON.parse(readFileSync(join(directory, name), 'utf8'))) {
      const runs = counts(script);
      const before = files.get(script.url);
      files.set(script.url, {
        source: script.source,
        runs: before ? runs.map((n, i) => n + before.runs[i]) : runs,
      });
    }
  }
  let gaps = 0;
  for (const file of sourcesWithCode()) {
    if ([...files.keys()].some((url) => url.endsWith(`/src/${file}`))) continue;
    gaps += 1;
    console.log(`src/${file}: no test loads it`);
  }
  for (const [url, { source, runs }] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const gap of neverRan(source, runs)) {
      gaps += 1;
      console.log(`${url.slice(url.indexOf('/src/') + 1)}:${gap}`);
    }
  }
  console.log(`${files.size} files, ${gaps} places that no test reaches`);
  process.exitCode = status === 0 && gaps === 0 && files.size > 0 ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
