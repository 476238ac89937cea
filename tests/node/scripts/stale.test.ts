import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, inputFolders, isStale, remember } from '../../../scripts/start/stale.mjs';

const app = { folder: 'packages/app', makes: 'dist/index.html' };
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function build() {
  const print = fingerprint(root, app.folder);
  write('packages/app/dist/index.html', 'built');
  remember(root, app.folder, print);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  write('pnpm-lock.yaml', 'lock 1');
  write('packages/app/package.json', '{"dependencies":{"@ca-portal/ui":"workspace:*","react":"19.0.0"}}');
  write('packages/app/src/main.ts', '1');
  write('packages/ui/package.json', '{}');
  write('packages/ui/src/button/Button.tsx', '1');
  write('packages/server/package.json', '{}');
  write('packages/server/src/main.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a package that was never built is stale, and current once built', () => {
  expect(isStale(root, app)).toBe(true);
  build();
  expect(isStale(root, app)).toBe(false);
});

test.each([
  ['its own source', 'packages/app/src/main.ts'],
  ['a new file', 'packages/app/src/deep/new.ts'],
  ['a workspace dependency', 'packages/ui/src/button/Button.tsx'],
  ['the lockfile', 'pnpm-lock.yaml'],
  ['its package.json', 'packages/ui/package.json'],
])('%s makes it stale', (_what, path) => {
  build();
  write(path, '{"changed":true}');
  expect(isStale(root, app)).toBe(true);
});

test.each([
  ['a test', 'packages/app/src/main.test.ts'],
  ['a story', 'packages/ui/src/button/Button.stories.tsx'],
  ['documentation', 'packages/ui/README.md'],
  ['the result of a build', 'packages/ui/dist/button/index.js'],
  ['a package that it does not read', 'packages/server/src/main.ts'],
])('%s does not make it stale', (_what, path) => {
  build();
  write(path, 'changed');
  expect(isStale(root, app)).toBe(false);
});

test('a deleted result or a deleted source makes it stale', () => {
  build();
  rmSync(join(root, 'packages/app/dist'), { recursive: true });
  expect(isStale(root, app)).toBe(true);
  build();
  rmSync(join(root, 'packages/ui/src/button/Button.tsx'));
  expect(isStale(root, app)).toBe(true);
});

test('moving text from one file to the next is a change', () => {
  write('packages/app/src/a.ts', 'xy');
  write('packages/app/src/b.ts', '');
  const before = fingerprint(root, app.folder);
  write('packages/app/src/a.ts', 'x');
  write('packages/app/src/b.ts', 'y');
  expect(fingerprint(root, app.folder)).not.toBe(before);
});

test('input folders follow workspace dependencies only', () => {
  expect([...inputFolders(root, app.folder)]).toEqual(['packages/app', 'packages/ui']);
});
