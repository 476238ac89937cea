import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enUS, zhCN } from '../locale/index.js';
import { contrastRatio, resolveColor } from './contrast.fixtures.js';
import { contrastPairs } from './contrastPairs.fixtures.js';
import { applyThemeSettings, defaultThemeSettings } from './themeSettings.js';
import { dark, elder, highContrastTheme, light, palette, scale } from './tokens.js';
import { tokenCss } from './tokenCss.js';
import { useLinkComponent } from './uiContext.js';
import { UiProvider } from './UiProvider.js';
import { useWords } from './useWords.js';

const themes = {
  light,
  dark,
  highContrast: highContrastTheme,
  elder: { ...light, ...elder },
  elderDark: { ...dark, 'text-2': '#d3dae3', 'text-3': '#b6c0cd' },
};

describe('contrast', () => {
  for (const [name, theme] of Object.entries(themes)) {
    it.each(contrastPairs)(`${name}: %s on %s`, (fg, bg, least) => {
      const ratio = contrastRatio(
        resolveColor(`var(--ca-${fg})`, theme),
        resolveColor(`var(--ca-${bg})`, theme),
      );
      const need = name === 'highContrast' && least === 4.5 ? 7 : least;
      expect(Math.round(ratio * 100) / 100).toBeGreaterThanOrEqual(need);
    });
  }
});

describe('token names', () => {
  it('every var(--name) in the package exists', () => {
    const known = new Set(
      [...Object.keys(palette), ...Object.keys(scale), ...Object.keys(light)].map((name) => `ca-${name}`),
    );
    known.add('floating-ui-scrollbar-width'); // set by its overlay while the page is locked
    known.add('ca-scheme'); // set by ScopedStyle's tokens where color-scheme would be
    const src = join(import.meta.dirname, '..');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file))
      .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
    // Custom properties that a widget sets for its own template: in a style sheet, or by `style={{ '--x': … }}`.
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

  it('declares every token in the style sheet', () => {
    for (const name of [...Object.keys(palette), ...Object.keys(scale), ...Object.keys(light)]) {
      expect(tokenCss).toContain(`--ca-${name}:`);
    }
  });
});

describe('applyThemeSettings', () => {
  it('sets, keeps and removes attributes', () => {
    const root = document.createElement('div');
    const chosen = () => {
      const { switching: _switching, ...settings } = root.dataset; // the attribute exists for one frame, see themeSwitch.test
      return settings;
    };
    applyThemeSettings({ theme: 'dark', mode: 'elder', density: 'large', contrast: 'high' }, root);
    expect(chosen()).toEqual({ theme: 'dark', mode: 'elder', density: 'large', contrast: 'high' });
    applyThemeSettings({ mode: 'standard' }, root);
    expect(chosen()).toEqual({ theme: 'dark', density: 'large', contrast: 'high' });
    applyThemeSettings(defaultThemeSettings, root);
    expect(chosen()).toEqual({});
  });

  it('can override the contrast preference of the system', () => {
    const root = document.createElement('div');
    applyThemeSettings({ contrast: 'normal' }, root);
    expect(root.dataset.contrast).toBe('normal');
  });
});

describe('UiProvider', () => {
  function Probe() {
    const Link = useLinkComponent();
    return <Link href="/home">{useWords('dialog', zhCN.dialog).close}</Link>;
  }

  it('uses Chinese and plain anchors by default', () => {
    render(<Probe />);
    expect(screen.getByRole('link', { name: zhCN.dialog.close })).toHaveAttribute('href', '/home');
  });

  it('accepts another language and link component', () => {
    const Router = ({ href, children }: { href: string; children?: ReactNode }) => (
      <a href={`/app${href}`}>{children}</a>
    );
    render(
      <UiProvider locale={enUS} linkComponent={Router}>
        <Probe />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/app/home');
  });
});
