import { session, systemPosts } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { ResourcePage } from './index.js';
import { samplePage, sampleRows } from './ResourcePage.fixtures.js';

/** The page with its address, in which the engine keeps what is asked for. */
function SamplePage() {
  return (
    <>
      <ResourcePage of={samplePage} />
      <output hidden>{useLocation().search}</output>
    </>
  );
}
const at = (path: string) => ({ decorators: [inApp({ path, token: '9.story', layout: 'work' })] });
const permitted = (...permissions: string[]) =>
  mock(session.info, { ...session.info.example.response, permissions });

const meta = {
  title: 'Screens 页面/Engines 引擎/ResourcePage 资源页',
  id: 'screens-engines-resource-page',
  component: SamplePage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.localStorage.clear(); // saved filters and hidden columns
    msw.use(
      permitted('*:*:*'),
      mock(systemPosts.list, ({ query }) => {
        const rows = sampleRows.filter(
          ({ postName, status }) =>
            postName.includes(query.postName ?? '') && (!query.status || status === query.status),
        );
        return { rows, total: rows.length };
      }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where most stories are open. */
const usual = at('/posts');

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '新增岗位' }));
  return within(await screen.findByRole('dialog', { name: '新增岗位' }));
};

const { form } = samplePage;
/** The values of two forms must be loaded: one takes a second, the other cannot be loaded. */
const latePage: typeof samplePage = {
  ...samplePage,
  ...(form?.edit
    ? {
        form: {
          ...form,
          edit: {
            ...form.edit,
            values: async (row) => {
              if (row.postName === '经办人') throw new Error('the call has shown why');
              await new Promise((resolve) => setTimeout(resolve, 1_000));
              return { ...form.blank, postName: row.postName };
            },
          },
        },
      }
    : {}),
};
/** A form whose values come late does not replace the one that is being filled in; one that fails opens nothing. */
export const LateForm: Story = {
  ...usual,
  tags: ['!autodocs'],
  render: () => <ResourcePage of={latePage} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '编辑，经办人' }));
    await userEvent.click(screen.getByRole('button', { name: '编辑，审核员' }));
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /^岗位名称/ }), '档案员');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('新增岗位');
    await expect(form.getByRole('textbox', { name: /^岗位名称/ })).toHaveValue('档案员');
  },
};

export const Default: Story = usual;
export const OnPhone: Story = { ...usual, globals: onScreen('phone') };
export const Loading: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockForever(systemPosts.list));
  },
};
export const Failed: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemPosts.list));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^重试/ })).toBeVisible();
  },
};
/** Nothing is there yet: the page says so, and offers no conditions to clear. */
export const Empty: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mock(systemPosts.list, { rows: [], total: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText('还没有岗位')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '清除条件' })).toBeNull();
  },
};
export const NoPermission: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(systemPosts.list, 'forbidden'));
  },
  play: saysNoPermission,
};
/** A role that only reads: no button that it may not use is there. */
export const ReadOnlyRole: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(permitted('system:post:list'));
  },
  play: async () => {
    await screen.findByText('审核员');
    for (const name of [/^新增/, /^导出/, /^编辑/, /^更多操作，/])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: '全选' })).toBeNull();
  },
};
/** What is filtered by stands in the address, and the address filters. */
export const Filtered: Story = {
  ...at('/posts?status=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('制证员')).toBeVisible();
    await expect(canvas.queryByText('审核员')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '状态：正常');
    await expect(await canvas.findByText('审核员')).toBeVisible();
    await expect(canvas.getByText('?status=0')).toBeInTheDocument();
  },
};
export const FilteredEmpty: Story = {
  ...at('/posts?q=没有的岗位'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的记录')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(await canvas.findByText('审核员')).toBeVisible();
  },
};
/** A filter is saved under a name, and applies again with one press. */
export const FilterSaved: Story = {
  ...at('/posts?status=1'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存当前筛选' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存当前筛选' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '停用的');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await canvas.findByText('审核员');
    await userEvent.click(canvas.getByRole('button', { name: '停用的' }));
    await waitFor(() => expect(canvas.queryByText('审核员')).toBeNull());
  },
};
/** Several records: an action runs on those that allow it. */
export const BulkSelected: Story = {
  ...usual,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择审核员' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择主任' }));
    await expect(canvas.getByText('已选 2 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await screen.findByRole('alertdialog', { name: /^确认删除“审核员”/ })).toBeVisible();
  },
};
/** None of the selected records allows it: the button says why. */
export const BulkLocked: Story = {
  ...usual,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择主任' }));
    await expect(canvas.getByRole('button', { name: '删除' })).toHaveAccessibleDescription(
      '内置的岗位不能删除',
    );
  },
};
/** Before an action its effect is said; nothing happens without the answer. */
export const Confirm: Story = {
  ...usual,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '更多操作，经办人' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const question = await screen.findByRole('alertdialog', { name: '确认删除“经办人”？' });
    await expect(question).toHaveAccessibleDescription(/删除后不能恢复/);
  },
};
export const Detail: Story = {
  ...usual,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '审核员' }));
    const drawer = within(await screen.findByRole('dialog', { name: '审核员' }));
    await expect(drawer.getByText('审核员的编码是 reviewer。')).toBeVisible();
  },
};
/** The form of a record, with its limits from the contract's schema. */
export const Form: Story = {
  ...usual,
  play: async () => {
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByRole('region', { name: '还有 2 处需要修改' })).toBeVisible();
  },
};
/** What the server refuses is said at its field, and nothing that was typed is lost. */
export const FormRefused: Story = {
  ...usual,
  beforeEach({ msw }) {
    const taken = { field: 'postCode', message: '这个编码已被“审核员”使用' };
    msw.use(mockError(systemPosts.add, 'badRequest', undefined, { details: [taken] }));
  },
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /岗位名称/ }), '复核员');
    await userEvent.type(form.getByRole('textbox', { name: /岗位编码/ }), 'reviewer');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    const code = form.getByRole('textbox', { name: /岗位编码/ });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/这个编码已被“审核员”使用/));
    await expect(form.getByRole('textbox', { name: /岗位名称/ })).toHaveValue('复核员');
  },
};
/** What was typed is not dropped without a question. */
export const FormLeft: Story = {
  ...usual,
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /岗位名称/ }), '复核员');
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    await expect(await screen.findByRole('alertdialog', { name: '有内容还没有提交' })).toBeVisible();
  },
};
