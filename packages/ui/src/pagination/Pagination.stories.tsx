import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Pagination } from './Pagination.js';

const meta = {
  id: 'components-pagination',
  title: 'Navigation 导航/Pagination 分页',
  component: Pagination,
  args: { page: 2, pageSize: 10, total: 246, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const First: Story = { args: { page: 1 } };
export const Middle: Story = { args: { page: 12 } };
export const Last: Story = { args: { page: 25 } };
export const OnePage: Story = { args: { page: 1, total: 4 } };
export const Nothing: Story = { args: { page: 1, total: 0 } };
export const WithPageSize: Story = { args: { onPageSizeChange: fn() } };

export const Paging: Story = {
  render: function Paging(args) {
    const [page, setPage] = useState(1);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 2 页');
  },
};

export const Phone: Story = {
  args: { page: 12 },
  parameters: { viewport },
  globals: onScreen('phone'),
};
export const English: Story = { args: { onPageSizeChange: fn() }, globals: { locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="34rem"
      states={{
        first: <Pagination {...args} page={1} />,
        middle: <Pagination {...args} page={12} />,
        withSize: <Pagination {...args} onPageSizeChange={fn()} />,
      }}
    />
  ),
};
