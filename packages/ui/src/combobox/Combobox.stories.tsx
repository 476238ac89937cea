import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Combobox, type ComboboxOption, MultiCombobox } from './index.js';

const options: ComboboxOption[] = [
  { value: 'bc', label: '北辰 CA', group: '本省', keywords: 'beichen' },
  { value: 'ys', label: '云杉 CA', group: '本省', keywords: 'yunshan' },
  { value: 'qh', label: '青禾 CA', group: '外省', disabled: true, reason: '本型号停售' },
  { value: 'hh', label: '黄河 CA', group: '外省', keywords: 'huanghe' },
];
const many = Array.from({ length: 10_000 }, (_, i) => ({ value: String(i), label: `第 ${i + 1} 号平台` }));

const meta = {
  id: 'components-combobox',
  title: 'Inputs 输入/Combobox 搜索选择',
  component: Combobox,
  args: { 'aria-label': '服务商', options, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
};

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Chosen: Story = { args: { defaultValue: 'bc', clearable: true } };
export const Open: Story = { play: opened };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('yun{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(
      'ys',
      expect.objectContaining({ reason: 'select' }),
    );
    await expect(canvas.getByRole('combobox')).toHaveValue('云杉 CA');
  },
};
export const ManyItems: Story = {
  args: { options: many, searchable: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    const last = await screen.findByText('第 10000 号平台');
    await waitFor(() => expect(last).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};
export const Loading: Story = { args: { options: null, loading: true }, play: opened };
export const Empty: Story = { args: { options: [] }, play: opened };
export const Failed: Story = { args: { options: null, failed: true, onRetry: fn() }, play: opened };
export const AsyncSearch: Story = {
  args: {
    options: undefined,
    searchDelay: 0,
    search: async (query) => [{ value: query, label: `${query}第一建设工程有限公司` }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '沈阳');
    await userEvent.click(await screen.findByText('沈阳第一建设工程有限公司'));
    await expect(canvas.getByRole('combobox')).toHaveValue('沈阳第一建设工程有限公司');
  },
};
export const Multiple: Story = {
  render: () => <MultiCombobox aria-label="平台" options={options} defaultValue={['bc', 'ys']} clearable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '全选' }));
    await expect(canvas.getByRole('button', { name: '移除黄河 CA' })).toBeVisible();
  },
};
export const ManyChosen: Story = {
  render: () => (
    <MultiCombobox aria-label="平台" options={many} defaultValue={many.map((option) => option.value)} />
  ),
};
export const LongText: Story = {
  args: { options: [{ value: 'a', label: '证'.repeat(2000) }], defaultValue: 'a' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Combobox {...args} />
    </div>
  ),
};
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'bc' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'bc' } };
/** Without typing, a bottom sheet on phones. */
export const Narrow: Story = {
  args: { searchable: false },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: opened,
};
/** A name longer than its field shows its beginning, also while the field keeps the focus. */
export const ChosenInNarrow: Story = {
  args: { options: [{ value: 'li', label: '李样例（项目负责人，130****0002）' }] },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field: HTMLInputElement = canvas.getByRole('combobox');
    await userEvent.type(field, '李样例（项目负责人，130');
    field.scrollLeft = field.scrollWidth; // the browser scrolls to the caret of a focused field
    await expect(field.scrollLeft).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('option', { name: /李样例/ }));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field.scrollLeft).toBe(0));
  },
};
export const English: Story = { args: { options: [] }, globals: { locale: 'en-US' }, play: opened };

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        empty: <Combobox aria-label="服务商" options={options} />,
        chosen: <Combobox aria-label="服务商" options={options} defaultValue="bc" clearable />,
        several: <MultiCombobox aria-label="平台" options={options} defaultValue={['bc', 'ys']} />,
        more: (
          <MultiCombobox
            aria-label="平台"
            options={many}
            maxChips={2}
            defaultValue={['1', '2', '3', '4']}
            clearable
          />
        ),
        invalid: <Combobox aria-label="服务商" options={options} invalid />,
        disabled: <Combobox aria-label="服务商" options={options} defaultValue="bc" disabled />,
        readOnly: <MultiCombobox aria-label="平台" options={options} defaultValue={['bc']} readOnly />,
      }}
    />
  ),
};
