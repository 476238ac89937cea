import { describe, expect, it } from 'vitest';

// Forced colors draw a transparent border like any other: a rule with one must set its forced color,
// or every tab, page and segment looks selected.
const sheets = import.meta.glob<string>('../**/*.styles.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const withHiddenBorder = Object.entries(sheets).filter(([, text]) =>
  /border(?:-\w+)?: [\d.]+px solid transparent/.test(text),
);

describe('a transparent border in forced colors', () => {
  it('is searched in every style sheet', () => {
    expect(withHiddenBorder.map(([path]) => path)).toContain('../pagination/Pagination.styles.ts');
  });

  it.each(withHiddenBorder)('%s sets its color', (_path, text) => {
    const forced = text.slice(text.indexOf('forced-colors: active'));
    expect(text).toContain('forced-colors: active');
    expect(forced).toMatch(/border(?:-color)?: (?:\S+ solid )?(?:Canvas|CanvasText|ButtonText);/);
  });
});
