import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Spinner } from './Spinner.js';

const meta = {
  id: 'components-spinner',
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { verb: '正在提交' } };
export const Verb: Story = { args: { verb: '正在写入证书' } };
export const Large: Story = { args: { size: 'lg', verb: '正在检测证书锁' } };
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{ inline: <Spinner verb="正在提交" />, region: <Spinner size="lg" verb="正在加载" /> }}
    />
  ),
};
