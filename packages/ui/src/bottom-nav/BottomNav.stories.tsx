import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { BottomNav } from './BottomNav.js';
import { items } from './BottomNav.fixtures.js';

const meta = {
  id: 'components-bottom-nav',
  title: 'Navigation 导航/BottomNav 底部导航',
  component: BottomNav,
  args: { items, activeKey: 'mine' },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('phone'),
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const NothingWaits: Story = {
  args: { items: items.map((item) => ({ ...item, badge: 0 })), activeKey: 'home' },
};
export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label}与办理进度查询` })) },
};
export const Dark: Story = { globals: { ...onScreen('phone'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('phone'), contrast: 'high' } };
export const Elder: Story = { globals: { ...onScreen('phone'), mode: 'elder' } };
export const English: Story = { globals: { ...onScreen('phone'), locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="20rem"
      states={{
        // a transformed box contains fixed elements
        mine: (
          <div style={{ height: 80, transform: 'translateZ(0)' }}>
            <BottomNav {...args} />
          </div>
        ),
      }}
    />
  ),
};
