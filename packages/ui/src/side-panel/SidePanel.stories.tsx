import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { HotlineCard, SidePanel } from './index.js';
import { everything } from './SidePanel.fixtures.js';

const meta = {
  id: 'components-side-panel',
  title: 'Shell 外壳/SidePanel 侧边工具',
  component: SidePanel,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('wide'),
  args: { ...everything, onCoupons: fn() },
  // A page behind it: the rail is fixed and takes no space.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '100vh', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = (name: string) =>
  ({
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    },
  }) satisfies Story;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const WithoutMembership: Story = { args: { showMembership: false } };
export const FewEntries: Story = {
  args: { exam: undefined, contract: undefined, map: undefined, onCoupons: undefined },
};
export const OtherOrder: Story = { args: { order: ['hotline', 'coupons', 'map'] } };
export const PublicAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公众号' }));
    await expect(await screen.findByRole('img', { name: '微信扫码关注辽宁数字证书' })).toBeVisible();
  },
};
export const PublicAccountDark: Story = { ...PublicAccount, globals: { ...onScreen('wide'), theme: 'dark' } };
export const Hotline: Story = opens('应急热线');
export const HotlineClosed: Story = {
  ...opens('应急热线'),
  args: { hotline: { ...everything.hotline, open: false } },
};
export const HotlineUnknown: Story = {
  ...opens('应急热线'),
  args: { hotline: { officeNumbers: ['024-0000-1234'] } },
};
export const Map: Story = opens('公司位置');
/** The browser decides about clipboard access, so the story mocks both results. */
const copies = (answer: () => Promise<void>, said: string): Story => ({
  beforeEach: () => {
    const writing = spyOn(navigator.clipboard, 'writeText').mockImplementation(answer);
    return () => writing.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '公司位置' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: '复制地址' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(said)).toBeVisible();
  },
});
export const AddressCopied = copies(() => Promise.resolve(), '地址已复制。');
export const AddressNotCopied = copies(
  () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
  '没有复制成功，浏览器不允许。请选中地址手动复制。',
);
export const MapFailed: Story = {
  args: { map: { ...everything.map, src: 'data:image/png;base64,broken' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公司位置' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片没有加载出来');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (let presses = 0; presses < 6; presses++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCoupons).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: '024-0000-1234' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '应急热线' })).toHaveFocus());
  },
};
export const LongText: Story = {
  ...opens('应急热线'),
  args: {
    hotline: {
      officeNumbers: Array.from({ length: 12 }, (_, index) => `024-0000-12${10 + index}`),
      mailbox: `${'service'.repeat(12)}@example.cn`,
      hours: '工作日 08:30–11:30，13:00–17:00，国家法定节假日另行通知'.repeat(4),
    },
  },
};
export const Rows: Story = { args: { layout: 'list' } };
export const RowsElder: Story = {
  args: { layout: 'list' },
  globals: { ...onScreen('phone'), mode: 'elder' },
};
export const Narrow: Story = { args: { layout: 'list' }, globals: onScreen('phone') };
export const NarrowHotline: Story = {
  ...opens('应急热线'),
  args: { layout: 'list' },
  globals: onScreen('phone'),
};
export const HiddenOnPhones: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="SidePanel"]')).not.toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const HighContrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };

// The rail is fixed to the window: the sheet shows the list variant and the hotline card.
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="20rem"
      states={{
        rows: (theme) => <SidePanel {...args} layout="list" aria-label={`快捷工具 ${theme}`} />,
        open: <HotlineCard hotline={everything.hotline} />,
        closed: <HotlineCard hotline={{ ...everything.hotline, open: false }} />,
        unknown: <HotlineCard hotline={{ officeNumbers: ['024-0000-1234'] }} />,
      }}
    />
  ),
};
