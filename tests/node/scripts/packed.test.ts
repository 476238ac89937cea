import { expect, test } from 'vitest';
import { problemsOf } from '../../../scripts/check-packages/rules.mjs';

const files = [
  'package.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'dist/index.js',
  'dist/button/index.js',
];
const said = {
  description: 'Widgets.',
  keywords: ['react'],
  license: 'MIT',
  repository: { url: 'https://example.org/a' },
  homepage: 'https://example.org/a',
  bugs: { url: 'https://example.org/a/issues' },
};
const manifest = { ...said, exports: { '.': { default: './dist/index.js' }, './*': './dist/*/index.js' } };

test('a right package has no problem', () => {
  expect(problemsOf({ files, manifest })).toEqual([]);
});

test.each([
  [
    'a missing license',
    { files: files.filter((file) => file !== 'LICENSE'), manifest },
    /LICENSE is missing/,
  ],
  ['a test inside', { files: [...files, 'dist/a.test.js'], manifest }, /does not belong/],
  ['source inside', { files: [...files, 'src/index.ts'], manifest }, /does not belong/],
  ['an export without a file', { files, manifest: { ...said, exports: './dist/gone.js' } }, /not in it/],
  [
    'a pattern without a file',
    { files, manifest: { ...said, exports: { './*': './lib/*.js' } } },
    /not in it/,
  ],
  ['a bin without a file', { files, manifest: { ...said, bin: { x: './dist/cli.js' } } }, /not in it/],
  [
    'exports that point at source',
    { files, manifest: { ...said, exports: { '.': { '@ca-portal/source': './dist/index.js' } } } },
    /still point at source/,
  ],
  [
    'an unresolved workspace version',
    { files, manifest: { ...said, dependencies: { a: 'workspace:*' } } },
    /workspace/,
  ],
  ['an exact version', { files, manifest: { ...said, dependencies: { a: '1.2.3' } } }, /no caret range/],
  ['an open peer', { files, manifest: { ...said, peerDependencies: { react: '>=19' } } }, /no caret range/],
  ['no address of the source', { files, manifest: { ...said, repository: undefined } }, /no repository/],
])('%s is one problem', (_what, packed, words) => {
  const problems = problemsOf(packed);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(words);
});
