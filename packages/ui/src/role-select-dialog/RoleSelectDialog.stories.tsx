import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Alert } from '../alert/index.js';
import { Icon } from '../icon/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { Tag } from '../tag/index.js';
import { RoleSelectDialog } from './index.js';
import { Name, RoleArt } from './RoleSelectDialog.styles.js';
import { zhRoleSelectDialog as words } from './RoleSelectDialog.zh.js';

const roles = [
  {
    value: '5',
    name: '企业管理员',
    organization: '示例建设工程有限公司',
    icon: <Icon name="building" size={32} />,
  },
  { value: '2', name: '项目负责人', organization: '沈阳样例有限公司', icon: <Icon name="user" size={32} /> },
  {
    value: '3',
    name: '评标专家',
    icon: <Icon name="users" size={32} />,
    disabled: true,
    reason: '资格审核中，通过后可以使用',
  },
  { value: '6', name: '自然人', organization: '个人', icon: <Icon name="user" size={32} /> },
];

const meta = {
  id: 'components-role-select-dialog',
  title: 'Service 账号与服务/RoleSelectDialog 选择角色',
  component: RoleSelectDialog,
  parameters: overPage,
  args: {
    open: true,
    onOpenChange: fn(),
    roles,
    current: '5',
    onSelect: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onApply: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RoleSelectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const FirstChoice: Story = { args: { current: undefined, dismissible: false } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failed: true } };
export const Empty: Story = { args: { roles: [], current: undefined } };
export const Switching: Story = {
  args: { onSelect: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /项目负责人/ }));
    await userEvent.click(screen.getByRole('button', { name: '切换到此身份' }));
    await expect(screen.getByRole('button', { name: '切换中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  args: { onSelect: fn(() => Promise.resolve('这个身份已被企业管理员移除。请选择别的身份。')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /项目负责人/ }));
    await userEvent.click(screen.getByRole('button', { name: '切换到此身份' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('已被企业管理员移除');
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: /企业管理员/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab(); // 申请新的身份
    await userEvent.tab(); // 取消
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
  },
};
export const ManyItems: Story = {
  args: {
    roles: Array.from({ length: 30 }, (_, index) => ({
      value: String(index),
      name: '项目负责人',
      organization: `第 ${index + 1} 建设工程有限公司`,
    })),
  },
};
export const LongText: Story = {
  args: {
    roles: [
      {
        value: '5',
        name: '项目负责人或授权委托人'.repeat(4),
        organization: '沈阳市第一建设工程有限公司'.repeat(6),
      },
      { value: '2', name: '', organization: '<b>没有名称的角色</b>' },
    ],
  },
};
/** A role id outside the list. */
export const UnknownRole: Story = {
  args: { roles: [...roles.slice(0, 2), { value: '77', organization: '示例建设工程有限公司' }] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /未知角色名称/ })).toBeEnabled();
  },
};
export const Elder: Story = { globals: { mode: 'elder' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { contrast: 'high' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = {
  args: {
    roles: [
      { value: '5', name: 'Company administrator', organization: 'Example Construction Ltd.' },
      { value: '2', name: 'Project leader', organization: 'Sample Ltd.' },
    ],
  },
  globals: { locale: 'en-US' },
};

// The dialog renders in a portal; the sheet shows its content.
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="30rem"
      states={{
        roles: (
          <OptionCardGroup
            aria-label={words.roles}
            columns={2}
            defaultValue="5"
            options={roles.map(({ name, organization, icon, ...role }) => ({
              ...role,
              title: (
                <Name>
                  {name}
                  {role.value === '5' ? <Tag tone="brand">{words.current}</Tag> : null}
                </Name>
              ),
              description: organization,
              art: <RoleArt>{icon}</RoleArt>,
            }))}
          />
        ),
        empty: <Alert title={words.empty}>{words.emptyNext}</Alert>,
        refused: <Alert tone="danger">{words.failed}</Alert>,
      }}
    />
  ),
};
