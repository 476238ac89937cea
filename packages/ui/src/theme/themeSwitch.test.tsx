// The whole theme is custom properties behind attributes: a switch needs no React render.
import { act, Profiler } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Input } from '../input/index.js';
import { Tag } from '../tag/index.js';
import { applyThemeSettings, defaultThemeSettings, GlobalStyle, UiProvider } from './index.js';

const root = document.documentElement;
afterEach(() => applyThemeSettings(defaultThemeSettings));

it('renders nothing again, whatever is switched', async () => {
  const onRender = vi.fn<() => void>();
  render(
    <Profiler id="page" onRender={onRender}>
      <UiProvider>
        <GlobalStyle />
        <Button>提交</Button>
        <Checkbox>记住账号</Checkbox>
        <Input aria-label="企业名称" />
        <Tag>延期</Tag>
      </UiProvider>
    </Profiler>,
  );
  const before = onRender.mock.calls.length;
  for (const settings of [
    { theme: 'dark' },
    { contrast: 'high' },
    { mode: 'elder' },
    { density: 'large' },
  ] as const) {
    await act(async () => applyThemeSettings(settings));
  }
  expect(root.dataset).toMatchObject({ theme: 'dark', contrast: 'high', mode: 'elder', density: 'large' });
  expect(onRender).toHaveBeenCalledTimes(before);
  // proves that the profiler counts: a state change in the tree is seen
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onRender.mock.calls.length).toBeGreaterThan(before);
});

it('accepts the settings as a prop of the provider too, and renders nothing below again', () => {
  const onRender = vi.fn<() => void>();
  const below = (
    <Profiler id="page" onRender={onRender}>
      <Button>提交</Button>
    </Profiler>
  );
  const { rerender } = render(<UiProvider theme={{ theme: 'dark', mode: 'elder' }}>{below}</UiProvider>);
  expect(root.dataset).toMatchObject({ theme: 'dark', mode: 'elder' });
  rerender(<UiProvider theme={{ theme: 'auto', density: 'large' }}>{below}</UiProvider>);
  expect(root.dataset).toMatchObject({ mode: 'elder', density: 'large' });
  expect(root.dataset).not.toHaveProperty('theme');
  rerender(<UiProvider>{below}</UiProvider>);
  expect(root.dataset).toMatchObject({ mode: 'elder', density: 'large' });
  expect(onRender).toHaveBeenCalledTimes(1);
});

it('starts no transition while it switches, and allows them afterwards', async () => {
  applyThemeSettings({ theme: 'dark' });
  expect(root.dataset).toHaveProperty('switching');
  await waitFor(() => expect(root.dataset).not.toHaveProperty('switching'));
});

it('changes nothing when the settings are the same', () => {
  const part = document.createElement('div');
  applyThemeSettings(defaultThemeSettings, part);
  expect(part.attributes).toHaveLength(0);
});
