import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { WaitNotice, WaitWords } from './WaitNotice.js';

const meta = {
  title: 'Screens 页面/Frame 页面框架/WaitNotice 等待提示',
  id: 'screens-shell-wait-notice',
  component: WaitWords,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  args: { phase: 'late' },
} satisfies Meta<typeof WaitWords>;
export default meta;
type Story = StoryObj<typeof meta>;

function Reading() {
  useQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>(() => {}) });
  return <p>页面的其他内容</p>;
}

export const Default: Story = {};
export const Long: Story = { args: { phase: 'long' } };
export const LongOnPhone: Story = { args: { phase: 'long' }, globals: onScreen('phone') };
export const LongElder: Story = {
  args: { phase: 'long' },
  globals: { ...onScreen('phone'), mode: 'elder' },
};
/** The user may have left the page that asked for the file: the notice names it. */
export const SavingLong: Story = { args: { phase: 'long', what: 'saving' } };
/** Many orders at once. */
export const PlacingLong: Story = { args: { phase: 'long', what: 'placing' } };
/** Empty at first; after a second the text appears, without moving or blocking anything. */
export const SaysSo: Story = {
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <WaitNotice />
      <Reading />
    </QueryClientProvider>
  ),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('');
    await waitFor(() => expect(status).toHaveTextContent('正在读取内容…'));
  },
};
