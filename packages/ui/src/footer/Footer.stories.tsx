import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Footer } from './Footer.js';
import { footer } from './Footer.fixtures.js';

const meta = {
  id: 'components-footer',
  title: 'Components/Footer',
  component: Footer,
  args: footer,
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: {
    state: 'failed',
    organisation: undefined,
    address: undefined,
    email: undefined,
    visits: undefined,
    policeFiling: undefined,
    licence: undefined,
  },
};
export const MissingFields: Story = { args: { address: undefined, licence: '', hotline: undefined } };
export const WithRecordNumber: Story = { args: { recordNumber: '辽ICP备00000000号（示例）' } };
export const Phone: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="70rem"
      states={{ ready: <Footer {...args} />, loading: <Footer {...args} state="loading" /> }}
    />
  ),
};
