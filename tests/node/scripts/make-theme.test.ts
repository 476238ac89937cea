import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { brandRamp, hueDistance, whiteTextTargets } from '../../../scripts/theme/brand-ramp.mjs';
import { contrastWithWhite } from '../../../scripts/theme/color.mjs';
import { readOptions, UsageError } from '../../../scripts/theme/options.mjs';

const script = fileURLToPath(new URL('../../../scripts/make-theme.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ca-portal-theme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
const written = (file: string) => readFileSync(join(folder, file), 'utf8');
const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

// The design's own theme of the seed #12a37f.
const jade = {
  50: '#f0faf6',
  100: '#dff4eb',
  200: '#bde8d7',
  300: '#8dd6bb',
  400: '#58bf9e',
  500: '#12a37f',
  600: '#007b5e',
  700: '#03634c',
  800: '#004f3c',
  900: '#003d2d',
  950: '#00261b',
};
const dangerRed = '#c02a21';

describe('the ramp', () => {
  test.each(Object.entries(jade))('jade %s is %s within rounding', (step, hex) => {
    const made = channels(brandRamp('#12a37f')[Number(step) as keyof typeof jade]);
    channels(hex).forEach((channel, i) => expect(Math.abs((made[i] ?? 0) - channel)).toBeLessThanOrEqual(1));
  });

  test('the built-in blue is the ramp of its seed', () => {
    expect(brandRamp('#1890ff')).toMatchObject({
      50: '#f2f8ff',
      600: '#006dc9',
      700: '#0057a3',
      950: '#002046',
    });
  });

  test('white text is readable from 600 on, whatever the seed', () => {
    const seed = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(seed, (hex) => {
        const ramp = brandRamp(hex);
        expect(Object.values(ramp).every((color) => /^#[\da-f]{6}$/.test(color))).toBe(true);
        for (const step of [600, 700, 800, 900, 950] as const) {
          expect(contrastWithWhite(ramp[step])).toBeGreaterThanOrEqual(whiteTextTargets[step]);
        }
      }),
    );
  });

  test('hue is measured around the circle, and a gray has none', () => {
    expect(hueDistance(dangerRed, dangerRed)).toBe(0);
    expect(hueDistance('#e0218a', dangerRed)).toBeGreaterThan(25); // 32° on the other side of 0
    expect(hueDistance('#e0218a', dangerRed)).toBeLessThan(60);
    expect(hueDistance('#1890ff', dangerRed)).toBeGreaterThan(120);
    expect(hueDistance('#888888', dangerRed)).toBeUndefined();
  });
});

describe('the command', () => {
  test('writes the brand steps and nothing else', () => {
    const { status, stdout } = run('--brand', '#12A37F', '--name', 'jade');
    expect(status).toBe(0);
    expect(stdout).toContain('theme-jade.css');
    const declared = [...written('theme-jade.css').matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
    expect(Object.fromEntries(declared.map(([, name, hex]) => [name, hex]))).toEqual(
      Object.fromEntries(
        Object.entries(brandRamp('#12a37f')).map(([step, hex]) => [`ca-brand-${step}`, hex]),
      ),
    );
    expect(written('theme-jade.css')).toMatch(/\n:root \{\n(?: {2}--ca-brand-\d+: #[\da-f]{6};\n){11}\}\n$/);
  });

  test('names each failing pair with its theme, and writes nothing', () => {
    const { status, stderr } = run('--brand', '#ffd400', '--name', 'sun', '--out', 'sun.css');
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(1, -1)).toEqual([
      '  light: brand-accent on bg-surface 1.43, needs 3',
      '  dark: text-3 on bg-selected 4.2, needs 4.5',
      '  high contrast: brand-accent on bg-surface 1.43, needs 3',
    ]);
    expect(existsSync(join(folder, 'sun.css'))).toBe(false);
  });

  test.each([dangerRed, '#dc3a30', '#e0483c'])('%s is too near to the danger red', (brand) => {
    const { status, stderr } = run('--brand', brand, '--name', 'red');
    expect(status).toBe(1);
    expect(stderr).toContain('与危险红的色相只差');
    expect(existsSync(join(folder, 'theme-red.css'))).toBe(false);
  });

  test('a place that cannot be written is said in a sentence', () => {
    const { status, stderr } = run('--brand', '#12a37f', '--name', 'jade', '--out', 'no/such/folder.css');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^写不了 .*--out.*。\n$/);
  });

  test('a wrong flag is a sentence, no stack', () => {
    const { status, stderr } = run('--brand', 'green', '--name', 'jade');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^--brand .*。\n$/);
  });
});

describe('its flags', () => {
  test.each([
    [['--name', 'jade'], '--brand'],
    [['--brand', '#fff', '--name', 'jade'], '--brand'],
    [['--brand', '#12a37f'], '--name'],
    [['--brand', '#12a37f', '--name', '*/x'], '--name'],
  ])('%j is refused in one sentence that names the flag', (args, flag) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(new RegExp(`^${flag} .*。$`));
  });
  test.each([[['--bogus']], [['stray']]])('%j is refused and points to --help', (args) => {
    expect(() => readOptions(args)).toThrow(/--help。$/);
  });
  test('the file is named after the theme unless told', () => {
    const flags = ['--', '--brand', '#12A37F', '--name', 'jade'];
    expect(readOptions(flags)).toEqual({
      help: false,
      brand: '#12a37f',
      name: 'jade',
      out: 'theme-jade.css',
    });
    expect(readOptions([...flags, '--out', 'x.css'])).toMatchObject({ out: 'x.css' });
  });
});
