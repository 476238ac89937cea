import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');
const rowOf = /^\| \[?`(@ca-portal\/[^`]+)`\]?(?:\(([^)]+)\))? \| (.+?) \|/gm;

describe('the README of a package', () => {
  it.each(['README.md', 'README.zh-CN.md'])(
    'ui: %s has one line for each subpath, with a page that exists, and none for what is not there',
    (file) => {
      const folders = readdirSync(join(packages, 'ui/src')).filter((name) =>
        existsSync(join(packages, 'ui/src', name, 'index.ts')),
      );
      const rows = [...readFileSync(join(packages, 'ui', file), 'utf8').matchAll(rowOf)];
      expect(rows.map(([, name]) => name).toSorted()).toEqual(
        folders.map((name) => `@ca-portal/ui/${name}`).toSorted(),
      );
      const broken = rows.filter(
        ([, , link = '', text = '']) => text.length < 4 || !existsSync(join(packages, 'ui', link)),
      );
      expect(broken).toEqual([]);
    },
  );

  it.each([
    ['proxy.ts', 'proxy.ts'],
    ['layout.tsx', 'app/layout.tsx'],
    ['registry.tsx', 'app/registry.tsx'],
    ['next-link.tsx', 'app/next-link.tsx'],
  ])('ui: shows %s as the example of Next.js has it', (name, file) => {
    const readme = readFileSync(join(packages, 'ui/README.md'), 'utf8');
    const shown = new RegExp(`^\`\`\`tsx? file=${name}\\n([^]*?)^\`\`\``, 'm').exec(readme)?.[1];
    expect(shown).toBe(readFileSync(join(packages, '../examples/next-app', file), 'utf8'));
  });

  it.each(['api', 'ca-lock-sdk', 'server'])('%s: names every subpath of its exports', (name) => {
    const { exports, name: own } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, unknown>;
    };
    const readme = readFileSync(join(packages, name, 'README.md'), 'utf8');
    const missing = Object.keys(exports)
      .filter((path) => path !== './package.json')
      .map((path) => path.replace(/^\.\/?/, '').replace('*', '<group>'))
      .filter((path) => !readme.includes(path ? `/${path}\`` : `\`${own}\``));
    expect(missing).toEqual([]);
  });
});

it.each(['README.md', 'README.zh-CN.md'])('%s shows pictures, and each is there', (name) => {
  const root = join(packages, '..');
  const pictures = [...readFileSync(join(root, name), 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter(([, file = '']) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'CONTRIBUTING.zh-CN.md'])(
  '%s of the repository names commands that there are, and leads to files that there are',
  (name) => {
    const root = join(packages, '..');
    const text = readFileSync(join(root, name), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const own = ['deploy', 'install', '--filter'];
    const commands = [...text.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z-][\w:-]*)/g)].map(
      ([, command = '']) => command,
    );
    expect(commands.length).toBeGreaterThan(3);
    expect.soft(commands.filter((command) => !own.includes(command) && !(command in scripts))).toEqual([]);
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
    const named = [...text.matchAll(/`((?:packages|docs|tests|scripts|examples|deploy)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect([...linked, ...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
