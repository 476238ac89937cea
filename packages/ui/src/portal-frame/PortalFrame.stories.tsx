import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { user, userMenuItems } from '../header/Header.fixtures.js';
import { ForbiddenPage, NotFoundPage } from '../error-page/index.js';
import { Alert } from '../alert/index.js';
import { platformSettings, sessionSettings } from '../settings-drawer/index.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { PortalFrame } from './index.js';
import { page, PublicShell, WorkShell } from './PortalFrame.fixtures.js';

const meta = {
  id: 'patterns-shell',
  title: 'Shell 外壳/PortalFrame 门户框架',
  component: PortalFrame,
  args: { variant: 'public' },
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('wide'),
} satisfies Meta<typeof PortalFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <PublicShell /> };
export const Playground: Story = { args: { variant: 'public', children: page } };
export const SignedIn: Story = {
  render: () => <PublicShell user={user} userMenuItems={userMenuItems} onLogout={fn()} />,
};
export const NotFound: Story = {
  render: () => (
    <PublicShell>
      <NotFoundPage onBack={fn()} />
    </PublicShell>
  ),
};
export const Forbidden: Story = {
  render: () => (
    <WorkShell>
      <ForbiddenPage roleName="项目负责人" neededRole="企业管理员" onSwitchRole={fn()} />
    </WorkShell>
  ),
};
export const Offline: Story = {
  render: () => (
    <PortalFrame variant="public" notice={<Alert tone="warning" title="网络断开了" live />}>
      {page}
    </PortalFrame>
  ),
};
export const Work: Story = { render: () => <WorkShell /> };
export const WorkCollapsed: Story = { render: () => <WorkShell collapsed /> };
/** With the settings of the legacy platform: the header scrolls away, no logo in the sidebar. */
export const WorkPlatformSettings: Story = { render: () => <WorkShell settings={platformSettings} /> };
export const WorkWithoutTabs: Story = {
  render: () => <WorkShell settings={{ ...sessionSettings, tagsView: false, showSettings: false }} />,
};
export const WorkMaximized: Story = {
  render: () => <WorkShell />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /最大化/ }));
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('tablist')).toBeVisible();
  },
};
/** Widgets at the edge or fixed to the window, at their initial positions: none covers another. */
const apart = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const widgets = ['TopBar', 'SidePanel', 'AssistantButton', 'ChatButton', 'BackToTop', 'BottomNav'];
  const boxes = widgets.flatMap((name) => {
    const box = canvasElement.querySelector(`[data-component="${name}"]`)?.getBoundingClientRect();
    return box && box.width > 0 ? [{ name, box }] : [];
  });
  await expect(boxes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['AssistantButton', 'ChatButton', 'BackToTop']),
  );
  const covered = boxes.flatMap(({ name, box: a }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ box: b }) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)
      .map((other) => `${name} and ${other.name}`),
  );
  await expect(covered).toEqual([]);
  for (const { box } of boxes) {
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  }
};
export const EdgeWidgets: Story = {
  render: () => <WorkShell backToTop />,
  globals: onScreen('desktop'),
  play: apart,
};
export const EdgeWidgetsLaptop: Story = { ...EdgeWidgets, globals: onScreen('wide') };
export const EdgeWidgetsPhone: Story = { ...EdgeWidgets, globals: onScreen('phone') };
export const EdgeWidgetsElder: Story = { ...EdgeWidgets, globals: { ...onScreen('wide'), mode: 'elder' } };
export const EdgeWidgetsElderPhone: Story = {
  ...EdgeWidgets,
  globals: { ...onScreen('phone'), mode: 'elder' },
};
export const EdgeWidgetsEnglish: Story = {
  ...EdgeWidgets,
  globals: { ...onScreen('wide'), locale: 'en-US' },
};
/** By keyboard alone: the skip link first, then settings that apply at once. */
export const WorkByKeyboard: Story = {
  render: () => <WorkShell />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    canvas.getByRole('button', { name: '界面设置' }).focus();
    await userEvent.keyboard('{Enter}');
    const tabsOn = await screen.findByRole('switch', { name: '显示页签栏' });
    tabsOn.focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(canvas.queryByRole('tablist')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '界面设置' })).toHaveFocus());
  },
};
/** The longest names that a server may hold. */
export const LongText: Story = {
  render: () => (
    <PublicShell
      user={{
        name: '欧阳慕容晓晓晓晓晓',
        roleName: '建设工程项目负责人（一级注册建造师）',
        phoneMasked: '139****5520',
      }}
      userMenuItems={userMenuItems}
      onLogout={fn()}
    />
  ),
};
export const Dark: Story = { ...Work, globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { ...Default, globals: { ...onScreen('wide'), contrast: 'high' } };
export const Elder: Story = { ...Default, globals: { ...onScreen('wide'), mode: 'elder' } };
export const Narrow: Story = { ...Default, globals: onScreen('phone') };
export const NarrowWork: Story = { ...Work, globals: onScreen('phone') };
export const English: Story = { ...Work, globals: { ...onScreen('wide'), locale: 'en-US' } };
