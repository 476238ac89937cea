import { chat, coupons, session } from '@ca-portal/api/contract';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, exampleResult, mock, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalConfigProvider } from '../../config/config.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { AskChat, chatStore } from '../../shared/chat/index.js';
import { EdgeTools } from './EdgeTools.js';

const links = {
  oldPlatform: '',
  exam: 'https://exam.example.cn/login',
  contract: 'https://contract.example.cn',
  assistant: 'https://assistant.example.cn/chat',
};
const office = {
  hotline: { ...defaultPortalConfig.hotline, complaint: '024-0000-5678', mailbox: 'service@example.cn' },
  publicAccount: { name: '辽宁数字证书', qrCode: 'https://weixin.example.cn/q/ca' },
  officeMap: { picture: '/office-map.svg', address: '辽宁省沈阳市示例区示例路 1 号' },
};

const meta = {
  title: 'Screens 页面/Frame 页面框架/EdgeTools 边缘工具',
  id: 'screens-shell-edge-tools',
  component: EdgeTools,
  decorators: [inApp({ path: '/', token: '5.story', config: { links, ...office } })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    chatStore.close();
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof EdgeTools>;
export default meta;
type Story = StoryObj<typeof meta>;

const openChat = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '智能客服' }));
  return within(await screen.findByRole('dialog', { name: '智能客服' }));
};
const send = async (dialog: ReturnType<typeof within>, text: string) => {
  await userEvent.type(dialog.getByRole('textbox', { name: '请输入您的问题' }), text);
  await userEvent.click(dialog.getByRole('button', { name: '发送' }));
};

/**
 * The assistant's page is the province's, in a new tab without access to the opener. Rail and buttons do not overlap.
 */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    const assistant = await screen.findByRole('link', { name: /AI/ });
    const chatButton = screen.getByRole('button', { name: '智能客服' }).getBoundingClientRect();
    const rail = screen.getByRole('complementary', { name: '快捷工具' }).getBoundingClientRect();
    const { top, bottom } = assistant.getBoundingClientRect();
    await expect(rail.bottom).toBeLessThan(top);
    await expect(bottom).toBeLessThan(chatButton.top);
    await expect(assistant).toHaveAttribute('href', links.assistant);
    await expect(assistant).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
/** The province's own numbers, code and map; entries that it has not configured are missing. */
export const Office: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '应急热线' }));
    await expect(await screen.findByRole('link', { name: '024-0000-5678' })).toHaveAttribute(
      'href',
      'tel:02400005678',
    );
    await expect(screen.getByRole('link', { name: 'service@example.cn' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '公众号' }));
    await expect(await screen.findByRole('img', { name: /辽宁数字证书/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '公司位置' }));
    await expect(await screen.findByText(office.officeMap.address)).toBeVisible();
  },
};
export const NothingNamed: Story = {
  render: () => (
    <PortalConfigProvider value={defaultPortalConfig}>
      <EdgeTools />
    </PortalConfigProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '应急热线' })).toBeVisible();
    for (const name of ['公众号', '公司位置']) {
      await expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await expect(screen.queryByRole('link', { name: /考试|合同/ })).toBeNull();
  },
};
export const ChatAnswers: Story = {
  play: async () => {
    const dialog = await openChat();
    await send(dialog, '审核要多久');
    await expect(await dialog.findByText(/付款后 24 小时内完成审核/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: '审核需要多久？' }));
    await waitFor(() => expect(dialog.getAllByText(/付款后 24 小时内完成审核/)).toHaveLength(2));
  },
};
/** Several matches are titles to choose from; the chosen one shows its answer. */
export const ChatCandidates: Story = {
  beforeEach({ msw }) {
    const [entry] = exampleResult(chat.ask);
    if (!entry) throw new Error('the contract has an example');
    msw.use(mock(chat.ask, [entry, { ...entry, id: 30, title: '延期需要多久' }]));
  },
  play: async () => {
    const dialog = await openChat();
    await send(dialog, '多久');
    await userEvent.click(await dialog.findByRole('button', { name: '延期需要多久' }));
    await expect(await dialog.findByText(/付款后 24 小时内完成审核/)).toBeVisible();
  },
};
/**
 * Opened from a page without an answer: its question is sent automatically, once, and the button gets the focus back.
 */
export const ChatAsked: Story = {
  render: () => (
    <main>
      <AskChat question="审核要多久" />
      <EdgeTools />
    </main>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: '问智能客服' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '智能客服' }));
    await expect(await dialog.findByText(/付款后 24 小时内完成审核/)).toBeVisible();
    await expect(dialog.getAllByText('审核要多久')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** A question that was not delivered can be sent again without typing. */
export const ChatOffline: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(chat.ask));
  },
  play: async ({ msw }) => {
    const dialog = await openChat();
    await send(dialog, '审核要多久');
    const again = await dialog.findByRole('button', { name: /点这里重发/ });
    msw.use(mock(chat.ask, exampleResult(chat.ask)));
    await userEvent.click(again);
    await expect(await dialog.findByText(/付款后 24 小时内完成审核/)).toBeVisible();
  },
};
export const Coupons: Story = {
  beforeEach({ msw }) {
    let claimed = false;
    const offered = exampleResult(coupons.claimable);
    msw.use(
      mock(coupons.claimable, () => ({
        ...offered,
        rows: offered.rows.map((row) => ({
          ...row,
          claimState: claimed ? ('claimed' as const) : ('claimable' as const),
        })),
      })),
      mock(coupons.claim, () => {
        claimed = true;
        return exampleResult(coupons.claim);
      }),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /优惠券/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: '立即领取' }));
    await expect(await drawer.findByText('已领取')).toBeVisible();
  },
};
/** The office has no shop: neither 会员中心 nor 优惠券. */
export const Staff: Story = {
  beforeEach({ msw }) {
    const { response: info } = session.info.example;
    msw.use(mock(session.info, { ...info, roleId: 109 }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '应急热线' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /优惠券/ })).toBeNull();
    await expect(screen.queryByRole('link', { name: /会员中心/ })).toBeNull();
  },
};
export const CouponsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(coupons.claimable));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /优惠券/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
