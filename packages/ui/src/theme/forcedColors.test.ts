import { describe, expect, it } from 'vitest';

// Forced colors draw a transparent border like any other one: what has it to keep its place must say which color it
// takes there, or every tab, page and segment looks like the chosen one.
const sheets = import.meta.glob<string>('../**/*.styles.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const withHiddenBorder = Object.entries(sheets).filter(([, text]) =>
  /border(?:-\w+)?: [\d.]+px solid transparent/.test(text),
);

describe('a transparent border in forced colors', () => {
  it('is looked for in every sheet', () => {
    expect(withHiddenBorder.map(([path]) => path)).toContain('../pagination/Pagination.styles.ts');
  });

  it.each(withHiddenBorder)('%s says its color', (_path, text) => {
    const forced = text.slice(text.indexOf('forced-colors: active'));
    expect(text).toContain('forced-colors: active');
    expect(forced).toMatch(/border(?:-color)?: (?:\S+ solid )?(?:Canvas|CanvasText|ButtonText);/);
  });
});
