import { desk, finance, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { sampleDesk, waitingTransfers } from './Desk.fixtures.js';
import { Desk } from './index.js';

const at = (path: string) => ({ decorators: [inApp({ path, token: '9.story', layout: 'work' })] });
const [first, second, third] = waitingTransfers().map(({ transferNo }) => transferNo);
const heading = (name = '') => screen.findByRole('heading', { name, level: 2 });

const meta = {
  title: 'Screens 页面/Engines 引擎/Desk 工作台',
  id: 'screens-engines-desk',
  component: () => <Desk of={sampleDesk} />,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.localStorage.clear(); // whether the next item opens by itself
    const waiting = waitingTransfers();
    msw.use(
      mock(session.info, { ...session.info.example.response, permissions: ['*:*:*'] }),
      mock(finance.transfers, ({ query }) => {
        const rows = waiting.filter(({ companyName }) => companyName.includes(query.keyword ?? ''));
        return { rows, total: rows.length };
      }),
      // A decided item leaves the queue, as on the server.
      mock(finance.decideTransfer, ({ params }) => {
        const place = waiting.findIndex(({ transferNo }) => transferNo === params.transferNo);
        waiting.splice(place, 1);
        return finance.decideTransfer.example.response;
      }),
      mock(desk.hold, []),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where most stories are open. */
const usual = at('/desk');

const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '确认到账' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '确认到账' }));
};

/** The queue, the longest-waiting item first and open. */
export const Default: Story = {
  ...usual,
  play: async () => {
    await expect(await heading(first)).toBeVisible();
    await expect(within(screen.getByRole('list', { name: '等待处理' })).getAllByRole('button')).toHaveLength(
      3,
    );
  },
};
export const OnPhone: Story = { ...usual, globals: onScreen('phone') };
/** The open item stands in the address. */
export const OpenItem: Story = {
  ...at(`/desk?item=${second}`),
  play: async () => {
    await expect(await heading(second)).toBeVisible();
    await expect(screen.getByText('第 2 件，共 3 件')).toBeVisible();
  },
};
/** A decision that this item does not allow says why. */
export const Locked: Story = {
  ...at(`/desk?item=${third}`),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '确认到账' })).toHaveAccessibleDescription(
      '填报金额不足应付金额',
    );
  },
};
/** After a decision the next item opens by itself. */
export const Decided: Story = {
  ...usual,
  play: async () => {
    await heading(first);
    await confirm();
    await expect(await heading(second)).toBeVisible();
    await expect(await screen.findByText('第 1 件，共 2 件')).toBeVisible();
  },
};
/** The server refuses the decision, because the item has changed: it says so, and the item stays. */
export const DecisionRefused: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(finance.decideTransfer, 'badRequest'));
  },
  play: async () => {
    await heading(first);
    await confirm();
    await expect(await screen.findByText(/提交的内容有误/)).toBeVisible();
    await expect(await heading(first)).toBeVisible();
  },
};
/** A colleague works on it: nothing can be decided here. */
export const HeldByColleague: Story = {
  ...at(`/desk?item=${first}`),
  beforeEach({ msw }) {
    const claim = { item: first ?? '', claimedBy: '王演示', claimedUntil: '2026-11-21 11:10:00', own: false };
    msw.use(mock(desk.hold, [claim]));
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: '确认到账' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^王演示正在处理，请先处理下一件/));
  },
};
export const Searched: Story = {
  ...usual,
  play: async () => {
    await heading(first);
    await userEvent.type(screen.getByRole('textbox', { name: '查找汇款' }), '丙样例');
    await expect(await heading(third)).toBeVisible();
  },
};
export const Empty: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mock(finance.transfers, { rows: [], total: 0 }));
  },
  play: async () => {
    await expect(await heading('全部处理完')).toBeVisible();
  },
};
export const Loading: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockForever(finance.transfers));
  },
};
export const Failed: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(finance.transfers));
  },
  play: async () => {
    await expect(await screen.findByText(/已作出的决定不受影响/)).toBeVisible();
  },
};
export const NoPermission: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(finance.transfers, 'forbidden'));
  },
  play: saysNoPermission,
};
