import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { NumberInput } from './index.js';

const meta = {
  id: 'components-number-input',
  title: 'Inputs 输入/NumberInput 数字输入框',
  component: NumberInput,
  args: { 'aria-label': '数量', min: 1, max: 10, defaultValue: 2 },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const English: Story = { globals: { locale: 'en-US' } };
export const AtMinimum: Story = { args: { defaultValue: 1 } };
export const AtMaximum: Story = { args: { defaultValue: 10 } };
export const OnlyOne: Story = { args: { min: 1, max: 1, defaultValue: 1 } };
export const Invalid: Story = { args: { invalid: true } };
export const NotWhole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '3.7{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“3.7”不是整数。');
  },
};
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="14rem"
      states={{
        middle: <NumberInput aria-label="数量" min={1} max={10} defaultValue={2} />,
        minimum: <NumberInput aria-label="数量" min={1} max={10} />,
        invalid: <NumberInput aria-label="数量" invalid />,
        disabled: <NumberInput aria-label="数量" disabled />,
      }}
    />
  ),
};
