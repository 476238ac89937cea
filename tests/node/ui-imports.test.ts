import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

// "Importing one widget pulls in no other": the parts of each widget are recorded, and it imports nothing else.
const src = join(import.meta.dirname, '../../packages/ui/src');
const folders = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')));

/** Shared folders that are not widgets. */
const ground = new Set(['internal', 'theme', 'icon', 'formats']);

const madeOf = new Map<string, string[]>();
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: folders.map((name) => ({ in: join(src, name, 'index.ts'), out: name })),
    outdir: 'unused',
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'silent',
  });
  for (const [file, output] of Object.entries(metafile.outputs)) {
    const own = file.replace(/^.*unused\//, '').replace(/\.js$/, '');
    const used = Object.entries(output.inputs)
      // A file without remaining bytes is not part of the import; words are ignored.
      .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && !/\.(zh|en)\.ts$/.test(input))
      .map(([input]) => relative(src, join(process.cwd(), input)).split('/')[0] ?? '');
    madeOf.set(own, [...new Set(used)].filter((name) => name !== own && !ground.has(name)).toSorted());
  }
}, 60_000);

const alone = ['button', 'input', 'icon-button', 'checkbox', 'radio-group', 'switch', 'badge', 'tag', 'card'];

describe('importing one widget', () => {
  it.each(alone)('%s brings no other widget along', (name) => {
    expect(madeOf.get(name)).toEqual([]);
  });

  it('brings only what it is made of', async () => {
    // Reviewed like any public surface: `vitest -u` updates it.
    const list = [...madeOf].map(([name, used]) => `${name}: ${used.join(', ') || 'alone'}\n`).toSorted();
    await expect(list.join('')).toMatchFileSnapshot('ui-imports.txt');
  });
});
