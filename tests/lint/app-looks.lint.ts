import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Rules that the linter cannot check: colors, layers and dates come from @ca-portal/ui, so that a province's
// theme, and the dark and elder modes, apply to every page.
const src = join(import.meta.dirname, '../../packages/app/src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file),
);

const administered = /80 ?天|24 ?个?小时/;

const forbidden: readonly [what: string, RegExp][] = [
  ['a color: take a token, var(--ca-…)', /#[\da-f]{3,8}\b(?=[^\n]*;)|\b(?:rgba?|hsla?|oklch)\(/i],
  [
    'a named color',
    /(?:color|background|border[\w-]*|fill|stroke):[^;{}\n]*\b(?:white|black|red|gr[ae]y|blue|green)\b/,
  ],
  ['a layer: take a token, var(--ca-z-…)', /z-?index:\s*[1-9]/i],
  ['what an administrator sets: take useRuleWords', administered],
  ['a raw control: take one of @ca-portal/ui', /\bstyled\.(?:button|input|select|textarea)\b/],
  [
    'a date format: take @ca-portal/ui/formats',
    /\bdayjs\b|toLocale(?:Date|Time)?String|Intl\.DateTimeFormat|\bgetFullYear\(|\w(?:Time|At|After|Before|Until)\)?\.slice\(/,
  ],
];

describe('the app writes none of', () => {
  it.each(forbidden)('%s', (_, pattern) => {
    const found = files.filter((file) => pattern.test(readFileSync(join(src, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('nor does the sample content, which speaks of it as an editor does: {reviewTime}', () => {
    const seed = join(import.meta.dirname, '../../packages/server/src/seed');
    const texts = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((file) => administered.test(readFileSync(join(seed, file), 'utf8')))).toEqual([]);
  });

  it('looks at files that are there', () => {
    expect(files.length).toBeGreaterThan(100);
  });
});
