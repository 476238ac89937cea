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

it.each(contrastPairs)('contrast of %s on %s in every theme', (fg, bg, least) => {
  const faint = Object.entries(themes).flatMap(([name, theme]) => {
    const [front, back] = [resolveColor(`var(--ca-${fg})`, theme), resolveColor(`var(--ca-${bg})`, theme)];
    const ratio = Math.round(contrastRatio(front, back) * 100) / 100;
    const need = name === 'highContrast' && least === 4.5 ? 7 : least;
    return ratio >= need ? [] : [`${name}: ${ratio} of ${need}`];
  });
  expect(faint).toEqual([]);
});

describe('token names', () => {
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
