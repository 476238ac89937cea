import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Rosette, Wave } from './index.js';

const meta = {
  id: 'components-motif',
  title: 'Media 图形/Motif 纹样',
  component: Rosette,
} satisfies Meta<typeof Rosette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { style: { width: 420 } } };
export const Playground: Story = { args: { style: { width: 420 }, lineWidth: 0.9 } };
export const Small: Story = { args: { style: { width: 140 }, lineWidth: 1.4 } };
export const Band: Story = { render: () => <Wave style={{ width: 420, height: 144 }} /> };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="20rem"
      states={{
        rosette: <Rosette style={{ width: '100%', maxWidth: 320 }} />,
        wave: <Wave style={{ width: '100%', height: 144 }} />,
      }}
    />
  ),
};
