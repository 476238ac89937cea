import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { VirtualList } from './index.js';

const lines = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), text: `第 ${i + 1} 条操作记录` }));
const uneven = lines.map((line, i) => ({ ...line, text: line.text + '，内容很长'.repeat((i * 7) % 23) }));

const meta = {
  id: 'components-virtual-list',
  title: 'Data display 数据展示/VirtualList 虚拟列表',
  component: VirtualList<{ id: string; text: string }>,
  args: {
    label: '操作记录',
    items: lines,
    itemKey: (line) => line.id,
    renderItem: (line) => line.text,
  },
} satisfies Meta<typeof VirtualList<{ id: string; text: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const UnevenRows: Story = {
  args: { items: uneven },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const list = canvas.getByRole('list');
    await waitFor(async () => {
      const last = await canvas.findByText(/^第 10000 条操作记录/);
      const bottom = list.getBoundingClientRect().bottom;
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 2);
    });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
export const Selectable: Story = {
  args: { selectable: true, defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await canvas.findByText('第 10000 条操作记录');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('第 10000 条操作记录');
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = { args: { items: [{ id: 'a', text: '证'.repeat(2000) }, ...lines] } };
export const English: Story = { args: { items: [] }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="18rem"
      states={{
        list: <VirtualList {...args} height="12rem" />,
        selectable: <VirtualList {...args} height="12rem" selectable defaultValue="1" />,
        empty: <VirtualList {...args} items={[]} />,
      }}
    />
  ),
};
