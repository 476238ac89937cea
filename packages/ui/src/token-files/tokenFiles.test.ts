import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../theme/theme.js';
import { dark, light, palette, scale } from '../theme/tokens.js';
import { figmaFile } from './figmaFile.js';
import { readValue } from './readValue.js';
import { tokenFiles } from './tokenFiles.js';
import { w3cFile } from './w3cFile.js';

type Node = Readonly<Record<string, unknown>>;
const w3c = w3cFile() as Record<string, Record<string, Node>>;
const figma = figmaFile() as Record<string, Record<string, Node>>;

it.each(Object.entries(tokenFiles()))(
  'tokens/%s is current (run `pnpm generate` when this fails)',
  (file, text) => {
    expect(readFileSync(new URL(`../../tokens/${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);

it('contains every token of the theme, under its CSS name', () => {
  const { $description: _, ...all } = { ...w3c['palette'], ...w3c['scale'], ...w3c['light'] };
  expect(Object.keys(all).toSorted()).toEqual(Object.keys({ ...palette, ...scale, ...light }).toSorted());
  for (const [name, token] of Object.entries(all)) {
    const variable = theme.vars[name as keyof typeof theme.vars];
    expect(token).toMatchObject({ $extensions: { 'cn.ca-portal': { variable } } });
  }
  expect(Object.keys(figma['dark'] ?? {})).toEqual(Object.keys(dark));
});

describe('references', () => {
  it('point to a token of the W3C file', () => {
    const texts = JSON.stringify(w3c).matchAll(/"\{([\w-]+)\.([\w-]+)\}"/g);
    const lost = [...texts].filter(([, set = '', name = '']) => !w3c[set]?.[name]);
    expect(lost).toEqual([]);
  });
  it('point to a token of a set that every theme of the Figma file has', () => {
    const known = { ...figma['palette'], ...figma['light'] };
    const lost = [...JSON.stringify(figma).matchAll(/"\{([\w-]+)\}"/g)].filter(
      ([, name = '']) => !known[name],
    );
    expect(lost).toEqual([]);
  });
});

it('describes a token in the terms of the format', () => {
  expect(w3c['palette']?.['brand-500']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.094, 0.565, 1], alpha: 1, hex: '#1890ff' },
  });
  expect(w3c['light']?.['action']).toMatchObject({ $value: '{palette.brand-600}' });
  expect(w3c['scale']?.['fs-body']).toMatchObject({
    $type: 'dimension',
    $value: { value: 0.875, unit: 'rem' },
  });
  expect(w3c['light']?.['shadow-1']).toMatchObject({
    $type: 'shadow',
    $value: [{ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } }],
  });
  expect(figma['scale']?.['fs-body']).toMatchObject({ type: 'fontSizes', value: '14px' });
  expect(figma['elder']?.['fs-body']).toMatchObject({ value: '20px' });
});

it('throws for a value that no format can express, instead of leaving it out', () => {
  expect(() => readValue('gutter', 'calc(1rem + 2vw)', () => '')).toThrow('gutter');
});
