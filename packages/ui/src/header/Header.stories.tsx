import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Header } from './Header.js';
import { brand, items, user, userMenuItems, utility } from './Header.fixtures.js';
import { Logo } from '../logo/index.js';
import * as Parts from './parts/index.js';

const onSelect = fn();

const meta = {
  id: 'components-header',
  title: 'Shell 外壳/Header 页头',
  component: Header,
  args: { brand, items, utility, loginHref: '/login' },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const SignedIn: Story = { args: { user, userMenuItems, onLogout: fn() } };

export const PersonalCenter: Story = {
  args: { user, userMenuItems, onLogout: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^个人中心，\s?林晓禾$/, expanded: false }),
    );
    await expect(await screen.findByRole('dialog', { name: '个人中心' })).toBeVisible();
  },
};

export const NoIdentityChosen: Story = {
  args: { user: { name: '林晓禾' }, userMenuItems, onLogout: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^个人中心，\s?林晓禾$/, expanded: false }),
    );
    await expect(await screen.findByText('暂未选择身份')).toBeVisible();
  },
};

export const Elder: Story = {
  args: { utility: { ...utility, elder: true } },
  globals: { ...onScreen('wide'), mode: 'elder' },
};
export const External: Story = {
  args: {
    items: [
      ...items.slice(0, 6),
      { key: 'ai', label: '智能问答', href: 'https://ai.example.cn/', external: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    user: { name: '欧阳慕容晓晓'.repeat(6), roleName: '企业管理员'.repeat(6), phoneMasked: '139****5520' },
    userMenuItems,
    onLogout: fn(),
  },
};
export const Dark: Story = { ...SignedIn, globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { ...SignedIn, globals: { ...onScreen('wide'), contrast: 'high' } };
export const PhoneElder: Story = {
  args: { utility: { ...utility, elder: true } },
  globals: { ...onScreen('phone'), mode: 'elder' },
};
/** By keyboard alone: open the personal center, move to 切换身份, and leave. */
export const SwitchIdentityByKeyboard: Story = {
  args: {
    user,
    userMenuItems: userMenuItems.map((item) => ({ ...item, onSelect: item.href ? undefined : onSelect })),
    onLogout: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /^个人中心/, expanded: false });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: '个人中心' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
  beforeEach: () => void onSelect.mockClear(),
};
export const FewItems: Story = { args: { items: items.slice(0, 3), utility: undefined } };
export const Phone: Story = { globals: onScreen('phone') };
export const PhoneSignedIn: Story = {
  args: { user, userMenuItems, onLogout: fn() },
  globals: onScreen('phone'),
};

export const PhoneMenu: Story = {
  args: { user, userMenuItems, onLogout: fn() },
  globals: onScreen('phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开菜单' }));
    await expect(await screen.findByRole('dialog', { name: '菜单' })).toBeVisible();
  },
};

/** By keyboard alone: the menu opens with its first entry focused; Esc closes it and returns the focus. */
export const PhoneMenuByKeyboard: Story = {
  args: { user, userMenuItems, onLogout: fn() },
  globals: onScreen('phone'),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开菜单' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: '菜单' });
    await waitFor(() => expect(within(sheet).getByRole('link', { name: '首页' })).toHaveFocus());
    await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="78rem"
      states={{
        signedOut: <Header {...args} />,
        signedIn: <Header {...args} user={user} userMenuItems={userMenuItems} />,
        switched: <Header {...args} utility={{ ...utility, contrast: true, dark: true }} />,
      }}
    />
  ),
};

/** A province's own composition: its own line above, the account before its own button. */
export const OwnParts: Story = {
  args: { user, userMenuItems, onLogout: fn() },
  render: (args) => {
    const account = { user: args.user, items: args.userMenuItems, onLogout: args.onLogout };
    return (
      <Parts.Root>
        <p style={{ padding: 8, textAlign: 'center' }}>系统将于周日 02:00 至 04:00 维护</p>
        <Parts.Bar
          end={
            <>
              <Parts.Account {...account} />
              <Parts.Menu items={args.items} account={account} />
            </>
          }
        >
          <Logo brand={args.brand} />
          <Parts.Navigation items={args.items} />
        </Parts.Bar>
      </Parts.Root>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('button', { name: /^个人中心，\s?林晓禾$/, expanded: false });
    await userEvent.click(account);
    await expect(await screen.findByRole('dialog', { name: '个人中心' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
