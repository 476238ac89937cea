import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Input } from './index.js';

const meta = {
  id: 'components-input',
  title: 'Inputs 输入/Input 输入框',
  component: Input,
  args: { 'aria-label': '企业名称', placeholder: '请输入' },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { defaultValue: '沈阳市第一建设工程有限公司' } };
export const Invalid: Story = { args: { defaultValue: '1395520', invalid: true } };
export const Disabled: Story = { args: { defaultValue: '不可修改', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '91210100MA0XXXXX1B', readOnly: true } };
export const PrefixAndSuffix: Story = {
  args: { prefix: <Icon name="search" />, suffix: '元', defaultValue: '500.00' },
};
/** A search field with the caller's clear button: the browser's own is hidden. */
export const Search: Story = {
  args: {
    'aria-label': '搜索',
    type: 'search',
    defaultValue: '延期',
    suffix: <IconButton size="sm" icon={<Icon name="close" />} label="清空" />,
  },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('searchbox', { name: '搜索' });
    // scripts cannot see this pseudo-element, so the story checks the rule that hides it
    const cross = '::-webkit-search-cancel-button';
    const hides = (rule: CSSRule) =>
      rule instanceof CSSStyleRule &&
      rule.selectorText.endsWith(cross) &&
      rule.style.display === 'none' &&
      field.matches(rule.selectorText.slice(0, -cross.length));
    await waitFor(() =>
      expect([...document.styleSheets].some((sheet) => [...sheet.cssRules].some(hides))).toBe(true),
    );
  },
};
export const LongText: Story = {
  args: { defaultValue: '辽宁省沈阳市和平区某某街道某某路一百二十八号某某大厦东塔二十六层二六零一室' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Input {...args} />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        empty: <Input aria-label="空" placeholder="请输入" />,
        filled: <Input aria-label="已填" defaultValue="沈阳" />,
        invalid: <Input aria-label="错误" defaultValue="1395520" invalid />,
        disabled: <Input aria-label="禁用" defaultValue="不可修改" disabled />,
        readOnly: <Input aria-label="只读" defaultValue="只读" readOnly />,
        affixes: <Input aria-label="金额" prefix="¥" suffix="元" defaultValue="500.00" />,
      }}
    />
  ),
};
