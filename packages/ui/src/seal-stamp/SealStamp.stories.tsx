import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { SealStamp } from './SealStamp.js';

const meta = {
  id: 'components-seal-stamp',
  title: 'Media 图形/SealStamp 印章',
  component: SealStamp,
  args: { text: '电子签章' },
} satisfies Meta<typeof SealStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: '电子签章' } };
export const Round: Story = {
  args: { shape: 'round', text: '已完成', caption: '数字证书', label: '业务已完成' },
};
export const RoundFour: Story = { args: { shape: 'round', text: '审核通过', caption: '数字证书' } };
export const NotFound: Story = { args: { text: '查无此页' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        square: <SealStamp text="电子签章" />,
        round: <SealStamp shape="round" text="已完成" caption="数字证书" />,
      }}
    />
  ),
};
