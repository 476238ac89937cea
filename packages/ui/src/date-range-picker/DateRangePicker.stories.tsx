import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { DateRangePicker } from './index.js';
import { RangeCalendar } from './RangeCalendar.js';

const november = { start: '2026-11-05', end: '2026-11-21' };

const meta = {
  id: 'components-date-range-picker',
  title: 'Inputs 输入/DateRangePicker 日期区间',
  component: DateRangePicker,
  args: { label: '下单日期' },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { defaultValue: november } };
export const Open: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await expect(await screen.findByRole('grid')).toBeVisible();
    await expect(screen.getByRole('button', { name: '近30天' })).toBeVisible();
  },
};
export const Reversed: Story = {
  args: { defaultValue: { start: '2026-11-21', end: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '结束日期' }), '2026-11-01{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('结束日期早于开始日期');
  },
};
export const Invalid: Story = { args: { invalid: true, defaultValue: november } };
export const Disabled: Story = { args: { disabled: true, defaultValue: november } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { args: { label: 'Ordered' }, globals: { locale: 'en-US' } };

// The calendar renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{
        empty: <DateRangePicker label="下单日期" />,
        filled: <DateRangePicker label="下单日期" defaultValue={november} />,
        invalid: <DateRangePicker label="下单日期" defaultValue={november} invalid />,
        disabled: <DateRangePicker label="下单日期" defaultValue={november} disabled />,
        calendar: <RangeCalendar {...november} onSelect={() => {}} />,
      }}
    />
  ),
};
