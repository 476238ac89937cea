import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { OptionCardGroup } from './index.js';

const options = [
  {
    value: 'main',
    title: '企业主锁',
    description: '公司对外的第一把锁。',
    art: <Icon name="lock-device" size="3rem" />,
    extra: '¥500.00',
  },
  {
    value: 'sub',
    title: '企业副锁',
    art: <Icon name="lock-device" size="3rem" />,
    disabled: true,
    reason: '办好主锁后才能办理。',
  },
  {
    value: 'legal',
    title: '法人锁',
    description: '法定代表人签章使用。',
    art: <Icon name="lock-device" size="3rem" />,
    extra: '¥300.00',
  },
];

const meta = {
  id: 'components-option-card',
  title: 'Inputs 输入/OptionCardGroup 选项卡片',
  component: OptionCardGroup,
  args: { 'aria-label': '证书类型', options, defaultValue: 'main' },
} satisfies Meta<typeof OptionCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Multiple: Story = {
  render: () => (
    <OptionCardGroup multiple aria-label="适用平台" options={options} defaultValue={['main', 'legal']} />
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true, defaultValue: '' } };
export const TwoColumns: Story = { args: { columns: 2 } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="44rem"
      states={{
        single: <OptionCardGroup aria-label="证书类型" options={options} defaultValue="main" />,
        multiple: (
          <OptionCardGroup multiple aria-label="证书类型" options={options} defaultValue={['legal']} />
        ),
      }}
    />
  ),
};
