import { prestoreAccount } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { BalanceDetailPage } from './BalanceDetailPage.js';

const at = (search: string) => ({
  decorators: [inApp({ path: `/core/myMemberCard/orderDetails${search}`, token: '5.story', layout: 'work' })],
});

const meta = {
  title: 'Screens 页面/Payment 支付与优惠/BalanceDetailPage 余额明细',
  id: 'screens-balance-balance-detail-page',
  component: BalanceDetailPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof BalanceDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides of the posting, and the link to the order. */
export const Default: Story = {
  ...at('?id=31'),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'DD20261118000003' })).toHaveAttribute(
      'href',
      '/core/orderDetail?orderNo=DD20261118000003',
    );
    await expect(canvas.getByRole('row', { name: /预存账户/ })).toHaveTextContent('¥300.00');
  },
};
export const Loading: Story = {
  ...at('?id=31'),
  beforeEach({ msw }) {
    msw.use(mockForever(prestoreAccount.detail));
  },
};
export const Failed: Story = {
  ...at('?id=31'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(prestoreAccount.detail));
  },
};
/** Another user's movement and a missing one look the same. */
export const NoPermission: Story = {
  ...at('?id=99'),
  beforeEach({ msw }) {
    msw.use(mockError(prestoreAccount.detail, 'notFound'));
  },
};
export const Empty: Story = at('');
export const LongContent: Story = {
  ...at('?id=31'),
  beforeEach({ msw }) {
    msw.use(
      mock(prestoreAccount.detail, {
        ...prestoreAccount.detail.example.response,
        remark: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）三年期延期续费，由经办人代为办理',
        amountFen: -99_999_999_99,
      }),
    );
  },
};
export const Phone: Story = { ...at('?id=31'), globals: onScreen('phone') };
