import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Footer } from './Footer.js';
import { footer } from './Footer.fixtures.js';

const meta = {
  id: 'components-footer',
  title: 'Shell 外壳/Footer 页脚',
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
export const Playground: Story = { tags: ['!test'] };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: {
    state: 'failed',
    organization: undefined,
    address: undefined,
    email: undefined,
    visits: undefined,
    policeFiling: undefined,
    license: undefined,
  },
};
export const MissingFields: Story = { args: { address: undefined, license: '', hotline: undefined } };
export const WithRecordNumber: Story = { args: { recordNumber: '辽ICP备00000000号（示例）' } };
/** The six fields of the layout footer: company, address, license number, email, record number, visits. */
export const LayoutFooter: Story = {
  args: { policeFiling: undefined, recordNumber: '辽ICP备00000000号（示例）', columns: [] },
};
export const NothingKnown: Story = {
  args: {
    organization: undefined,
    address: undefined,
    email: undefined,
    visits: undefined,
    policeFiling: undefined,
    license: undefined,
    oldPlatformHref: undefined,
    hotline: undefined,
  },
};
/** A fourth column of links does not break the address over more lines. */
export const FourColumns: Story = {
  args: {
    columns: [...footer.columns, { title: '账号', links: [{ label: '查询办理进度', href: '/core/order' }] }],
  },
  play: async ({ canvas }) => {
    const high = (text: RegExp) => canvas.getByText(text).closest('li')!.offsetHeight;
    await waitFor(() => expect(high(/示例路 18 号/)).toBeLessThan(1.5 * high(/service@example/)));
  },
};
export const LongText: Story = {
  args: { organization: '辽宁数字证书服务有限公司'.repeat(10), address: '示例路 18 号'.repeat(20) },
};
export const HugeCount: Story = { args: { visits: Number.MAX_SAFE_INTEGER } };
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
/** Every link is large enough to touch. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(44);
      await expect(link.offsetWidth, link.textContent).toBeGreaterThanOrEqual(44);
    }
  },
};
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="70rem"
      states={{ ready: <Footer {...args} />, loading: <Footer {...args} state="loading" /> }}
    />
  ),
};
