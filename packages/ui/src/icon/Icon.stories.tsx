import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Icon, iconNames } from './Icon.js';

const meta = {
  id: 'components-icon',
  title: 'Media 图形/Icon 图标',
  component: Icon,
  args: { name: 'certificate', size: '2rem' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: '证书' } };
export const Labeled: Story = { args: { name: 'bell', label: '消息' } };

export const AllIcons: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="6rem"
      states={{
        inline: (
          <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
            <Icon name="location" /> 领取网点
          </span>
        ),
        large: <Icon name="certificate" size="2rem" />,
        named: <Icon name="bell" size={24} label="消息" />,
      }}
    />
  ),
};
