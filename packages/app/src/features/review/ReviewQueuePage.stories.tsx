import { review, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { linesOf } from '../../story-kit/lines-of.js';
import { queueRows, reviewer, reviewerTree, waitingOrder } from './review.fixtures.js';
import { ReviewQueuePage } from './ReviewQueuePage.js';

const queue = (rows: typeof queueRows, total = rows.length) => mock(review.queue, { rows, total });

const meta = {
  title: 'Screens 页面/Staff 审核与管理/ReviewQueuePage 审核列表',
  id: 'screens-review-review-queue-page',
  component: ReviewQueuePage,
  decorators: [inApp({ path: '/certManage/review', token: '101.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(session.info, reviewer),
      mock(session.routers, reviewerTree),
      queue(queueRows),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof ReviewQueuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The most urgent order comes first, and 审核下一单 opens it; an overdue one says so. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // the same name as in the menu and on the tab
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('订单审核');
    const next = await canvas.findByRole('link', { name: '审核下一单' });
    await expect(next).toHaveAttribute('href', '/certManage/desk?orderNo=DD20261121000873');
    const rows = within(canvas.getByRole('table', { name: '待审核订单' })).getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(within(rows[1] as HTMLElement).getByRole('timer')).toHaveTextContent('已超时');
  },
};
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'DD20261121000873' });
    await userEvent.type(canvas.getByRole('searchbox'), '锦州');
    await expect(canvas.getByRole('link', { name: 'DD20261121000040' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'DD20261121000873' })).toBeNull();
  },
};
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'DD20261121000873' });
    await userEvent.type(canvas.getByRole('searchbox'), '没有这家');
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(canvas.getByRole('link', { name: 'DD20261121000873' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(review.queue));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(queue([]));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('全部审完')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(review.queue));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
/** The reviewer's permission was taken away while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(review.queue, 'forbidden'));
  },
  play: saysNoPermission,
};
/** More orders than the queue shows at once: pages, and a sentence about the rest. */
export const ManyOrders: Story = {
  beforeEach({ msw }) {
    const many = Array.from({ length: 45 }, (_, i) =>
      waitingOrder(2 + i / 2, { orderNo: `DD20261121${String(i).padStart(6, '0')}` }),
    );
    msw.use(queue(many, 310));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await expect(canvas.getByRole('link', { name: 'DD20261121000044' })).toBeVisible();
    await expect(canvas.getByText(/共 310 单/)).toBeVisible();
  },
};
/** The amount shown is the amount paid. */
export const WithCoupon: Story = {
  beforeEach({ msw }) {
    msw.use(queue([waitingOrder(1, { totalFen: 19_500, couponFen: 500 })]));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('cell', { name: '¥190.00' })).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const companyName = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    msw.use(
      queue([
        waitingOrder(1, {
          companyName,
          holderName: '买买提·艾力·阿卜杜热合曼·示例',
          totalFen: 123_456_789_00,
        }),
      ]),
    );
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
/** In large type an amount stays on one line: a break inside ¥140.00 would look like another amount. */
export const Elder: Story = {
  globals: { ...onScreen('laptop'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const sums = await within(canvasElement).findAllByRole('cell', { name: /^¥/ });
    await expect(sums.map(linesOf)).toEqual(sums.map(() => 1));
  },
};
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Wide: Story = { globals: onScreen('wide') };
export const Phone: Story = { globals: onScreen('phone') };
