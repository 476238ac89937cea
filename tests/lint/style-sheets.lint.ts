import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { light, palette, scale } from '../../packages/ui/src/theme/tokens.js';

const src = join(import.meta.dirname, '../../packages/ui/src');

it('every var(--name) of a widget exists', () => {
  const known = new Set(
    [...Object.keys(palette), ...Object.keys(scale), ...Object.keys(light)].map((name) => `ca-${name}`),
  );
  known.add('floating-ui-scrollbar-width'); // set by its overlay while the page is locked
  known.add('ca-scheme'); // set by ScopedStyle's tokens where color-scheme would be
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
  // Properties that a widget sets for its own template: in a style sheet, or by `style={{ '--x': … }}`.
  const own = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/--([\w-]+)'?:/g)].map(([, name]) => name)),
  );
  const missing = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) =>
      known.has(name) || own.has(name) ? [] : [`${file}: --${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

// With forced colors a transparent border becomes visible: a border that only reserves space must set its color
// for this mode, otherwise every tab, page and segment looks selected.
it('a transparent border says its color for forced colors', () => {
  const withHiddenBorder = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
    .filter(({ text }) => /border(?:-\w+)?: [\d.]+px solid transparent/.test(text));
  expect(withHiddenBorder.map(({ file }) => file)).toContain('pagination/Pagination.styles.ts');
  const silent = withHiddenBorder.filter(({ text }) => {
    const [, ...forced] = text.split('forced-colors: active');
    return !/border(?:-color)?: (?:\S+ solid )?(?:Canvas|CanvasText|ButtonText);/.test(forced.join());
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
