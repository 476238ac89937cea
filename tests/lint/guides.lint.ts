import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// Everything that a guide names must exist: its links, its paths, and the commands of the repository.
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/guides');
const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const inEnglish = guides.filter((name) => !name.startsWith('zh/'));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const ofPnpm = new Set(['install']);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

it.each(guides)('%s links to what is there, and names files and commands that are there', (guide) => {
  const text = readFileSync(join(folder, guide), 'utf8');
  const isThere = (link: string) => {
    const [file = '', anchor] = link.split('#');
    const target = file ? join(folder, dirname(guide), file) : join(folder, guide);
    if (!existsSync(target)) return false;
    const headings = anchor ? readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm) : [];
    return !anchor || [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
  };
  const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  const paths = [...text.matchAll(/`((?:packages|deploy|examples|docs|tests)\/[\w./-]+)`/g)];
  const commands = [...text.matchAll(/\bpnpm ([a-z][\w:]*)/g)];
  const missing = [
    ...links.filter((link) => !isThere(link)),
    ...paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
    ...commands.map(([, name = '']) => name).filter((name) => !ofPnpm.has(name) && !(name in scripts)),
  ];
  expect(missing).toEqual([]);
});

it('each is in the list', () => {
  for (const language of ['', 'zh']) {
    const list = readFileSync(join(folder, language, 'README.md'), 'utf8');
    const listed = [...list.matchAll(/\]\((\w[\w-]*\.md)\)/g)].map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual(inEnglish.filter((name) => name !== 'README.md').toSorted());
  }
});
