import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { DayCalendar } from './DayCalendar.js';
import { DatePicker } from './index.js';

const meta = {
  id: 'components-date-picker',
  title: 'Inputs 输入/DatePicker 日期选择',
  component: DatePicker,
  args: { 'aria-label': '领取日期' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const weekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00`).getDay());

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { defaultValue: '2026-11-21' } };
export const Open: Story = {
  args: { defaultValue: '2026-11-20', min: '2026-11-05', max: '2027-02-10', isDayDisabled: weekend },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /11月20日/ })).toHaveFocus());
  },
};
export const OpenEnglish: Story = {
  args: { 'aria-label': 'Day', defaultValue: '2026-11-20' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /November 20/ })).toHaveFocus());
  },
};
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-02-30{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('不是有效的日期');
  },
};
export const OutOfRange: Story = {
  args: { min: '2026-11-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2025-01-01{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('请选择 2026-11-01 或之后的日期。');
  },
};
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-21' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-11-21' } };

// The calendar renders in a portal; the sheet shows its content.
export const States: Story = {
  decorators: [(Story) => <div style={{ width: 'calc(100vw - 48px)' }}>{<Story />}</div>],
  render: () => (
    <StatesSheet
      minWidth="20rem"
      states={{
        empty: <DatePicker aria-label="日期" />,
        filled: <DatePicker aria-label="日期" defaultValue="2026-11-21" />,
        invalid: <DatePicker aria-label="日期" defaultValue="2026-11-21" invalid />,
        disabled: <DatePicker aria-label="日期" defaultValue="2026-11-21" disabled />,
        readOnly: <DatePicker aria-label="日期" defaultValue="2026-11-21" readOnly />,
        calendar: (
          <DayCalendar value="2026-11-20" min="2026-11-05" isDayDisabled={weekend} onSelect={() => {}} />
        ),
      }}
    />
  ),
};
