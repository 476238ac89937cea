import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { platformSettings, type PortalSettings, sessionSettings, SettingsDrawer } from './index.js';
import { colors } from './SettingsDrawer.fixtures.js';

// Preload the lazy part: these tests are not about loading, which is slow on a busy machine.
beforeAll(() => import('./OpenSettings.js'));

type Change = (value: PortalSettings, details: { reason: 'input' | 'reset' }) => void;

it('has both default values of fixedHeader (spec 9)', () => {
  expect(sessionSettings.fixedHeader).toBe(true);
  expect(platformSettings).toMatchObject({
    showSettings: true,
    tagsView: true,
    fixedHeader: false,
    sidebarLogo: false,
  });
  expect(sessionSettings.themeColor).toBe('#1890ff');
});

describe('SettingsDrawer', () => {
  it('reports each change at once, with the whole value and the changed key', async () => {
    const pointer = userEvent.setup();
    const onValueChange = vi.fn<Change>();
    render(<SettingsDrawer open colors={colors} onValueChange={onValueChange} />);
    await pointer.click(await screen.findByRole('radio', { name: '深色' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { ...sessionSettings, theme: 'dark' },
      { reason: 'input', key: 'theme' },
    );
    await pointer.click(screen.getByRole('radio', { name: '紫' }));
    await pointer.click(screen.getByRole('radio', { name: '紧凑' }));
    await pointer.click(screen.getByRole('switch', { name: '显示页签栏' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { ...sessionSettings, theme: 'dark', themeColor: '#6b4fbb', density: 'compact', tagsView: false },
      { reason: 'input', key: 'tagsView' },
    );
  });

  it('when controlled, shows only the given value', async () => {
    const pointer = userEvent.setup();
    const onValueChange = vi.fn<Change>();
    render(<SettingsDrawer open value={platformSettings} onValueChange={onValueChange} />);
    const fixed = await screen.findByRole('switch', { name: '固定头部' });
    expect(fixed).not.toBeChecked();
    expect(fixed).toHaveAccessibleDescription('滚动时顶栏和页签栏不动');
    await pointer.click(fixed);
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(fixed).not.toBeChecked();
  });

  it('restores the given defaults', async () => {
    const pointer = userEvent.setup();
    const onValueChange = vi.fn<Change>();
    render(
      <SettingsDrawer
        open
        defaultValue={{ ...platformSettings, density: 'large' }}
        defaults={platformSettings}
        onValueChange={onValueChange}
      />,
    );
    await pointer.click(await screen.findByRole('button', { name: '恢复默认' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(platformSettings, { reason: 'reset' });
  });

  it('完成 closes; a row with a single option is hidden', async () => {
    const pointer = userEvent.setup();
    const onOpenChange = vi.fn<(open: boolean, details: { reason: string }) => void>();
    render(
      <SettingsDrawer
        defaultOpen
        colors={colors.slice(0, 1)}
        without={['tagsView']}
        onOpenChange={onOpenChange}
      />,
    );
    const done = await screen.findByRole('button', { name: '完成' });
    expect(screen.queryByRole('radiogroup', { name: '主题颜色' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: '显示页签栏' })).not.toBeInTheDocument();
    await pointer.click(done);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'select' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows sections of the portal below its own, and leaves them alone', async () => {
    const pointer = userEvent.setup();
    const [onValueChange, onOwn] = [vi.fn<Change>(), vi.fn<(value: boolean) => void>()];
    render(
      <SettingsDrawer
        open
        onValueChange={onValueChange}
        extra={[
          {
            title: '页签',
            switches: [
              { key: 'a', label: '甲', value: false, onValueChange: onOwn },
              { key: 'b', label: '乙', note: '说明', value: true, onValueChange: onOwn },
            ],
          },
        ]}
      />,
    );
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['显示', '布局', '页签']);
    const [first, second] = [
      screen.getByRole('switch', { name: '甲' }),
      screen.getByRole('switch', { name: '乙' }),
    ];
    expect(first).not.toHaveAttribute('aria-describedby');
    expect(second).toHaveAccessibleDescription('说明');
    expect(second).toBeChecked();
    await pointer.click(first);
    expect(onOwn).toHaveBeenCalledExactlyOnceWith(true);
    expect(first).not.toBeChecked();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
