import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateRangePicker } from '../date-range-picker/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { FilterBar, FilterSelect } from './index.js';

const options = [
  { value: '0', label: '正常' },
  { value: '1', label: '已停用' },
];
const controls = (chosen: string) => (
  <>
    <FilterSelect label="状态" options={options} defaultValue={chosen} />
    <DateRangePicker label="创建时间" />
  </>
);

const meta = {
  id: 'components-filter-bar',
  title: 'Forms 表单/FilterBar 筛选条件',
  component: FilterBar,
  args: { children: controls('') },
  parameters: { viewport },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Active: Story = {
  args: { active: 1, onClear: fn(), children: controls('1') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: '状态' })).toHaveDisplayValue('状态：已停用');
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** The options are on their way: the control is there, as wide as later. */
export const OptionsLoading: Story = {
  args: { children: <FilterSelect label="部门" options={undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '部门' })).toHaveDisplayValue('部门：全部');
  },
};
export const LongText: Story = {
  args: {
    children: (
      <FilterSelect label="服务机构" options={[{ value: 'a', label: '辽宁省数字证书服务中心'.repeat(4) }]} />
    ),
  },
};
/** On phones the list starts on the first screen: one button, which says how many filters are active. */
export const Narrow: Story = {
  args: { active: 1, onClear: fn(), children: controls('1') },
  globals: onScreen('phone'),
  play: async ({ canvas, userEvent }) => {
    const unfold = canvas.getByRole('button', { name: '筛选 1' });
    await expect(unfold.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(canvas.queryByRole('combobox', { name: '状态' })).toBeNull();
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: '状态' })).toBeVisible();
  },
};
/** By touch every target is at least 44 px high. */
export const NarrowElder: Story = {
  args: { onClear: fn() },
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const English: Story = {
  args: {
    active: 1,
    onClear: fn(),
    children: <FilterSelect label="State" options={[{ value: '1', label: 'stopped' }]} />,
  },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  decorators: [],
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        none: <FilterBar>{controls('')}</FilterBar>,
        active: (
          <FilterBar active={1} onClear={() => {}}>
            {controls('1')}
          </FilterBar>
        ),
      }}
    />
  ),
};
