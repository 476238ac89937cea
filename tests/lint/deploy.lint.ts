import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// No container engine builds these files in a test run, so this test checks the rules of a container linter.
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const lines = container.replaceAll('\\\n', ' ').split('\n');
const told = (word: string) =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

describe('the container file', () => {
  it('names a version of each base image', () => {
    const images = [
      ...told('FROM'),
      ...[...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image = '']) => image),
    ];
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect(image).toMatch(/^[a-z/]+:\d[\w.-]*(?: AS \w+)?$/);
  });
  it('uses the pnpm of the repository', () => {
    const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
    expect(new Set(container.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
  });
  it('copies what a build makes', () => {
    expect(told('COPY').every((line) => line === '. .' || line.startsWith('--from=build '))).toBe(true);
    expect(existsSync(join(root, 'packages/server/src/main.ts'))).toBe(true);
    expect(told('CMD')).toEqual(['["node", "server/dist/main.js"]']);
  });
  it('runs as nobody in particular, says whether it lives, and holds no secret', () => {
    expect(told('USER')).toEqual(['node']);
    expect(told('HEALTHCHECK')).toHaveLength(1);
    expect(told('ENV').join(' ') + told('ARG').join(' ')).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN/);
  });
});

describe('the composed services', () => {
  it('take every secret from outside, and stop without it', () => {
    const secrets = compose.match(/^ +\w*(?:SECRET|PASSWORD)\w*: .+$/gm) ?? [];
    expect(secrets).toHaveLength(2);
    for (const line of secrets) expect(line).toMatch(/: \$\{\w+:\?.+\}$/);
    expect(read('deploy/.env.example')).toMatch(/^DATABASE_PASSWORD=\nPORTAL_SECRET=\n/m);
    expect(read('.gitignore')).toContain('deploy/.env\n');
    expect(read('.dockerignore')).toContain('deploy/.env\n');
  });
  it('ask for each variable that the sample names, and for no other', () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const sampled = [...read('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(sampled)).toEqual(asked);
  });
  it('open the proxy alone to others, and come back by themselves', () => {
    expect(compose.match(/^ +ports:/gm)).toHaveLength(1);
    expect(compose.match(/^ +restart: unless-stopped$/gm)).toHaveLength(3);
  });
});
