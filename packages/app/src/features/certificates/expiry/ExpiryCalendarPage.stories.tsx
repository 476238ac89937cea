import { caManage } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { inApp } from '../../../story-kit/in-app.js';
import { saysNoPermission } from '../../../story-kit/says-no-permission.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { ExpiryCalendarPage } from './ExpiryCalendarPage.js';
import { monthAfter } from './month-days.js';

const { response } = caManage.calendar.example;
const [entry] = response.entries;
type Entry = NonNullable<typeof entry>;
const people = ['王样例', '赵样例', '周样例'];
const entries: Entry[] = [
  entry!,
  ...people.map((holderName, index) => ({
    ...entry!,
    id: `a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a${50 + index}`,
    holderName,
    lockTypeName: '个人锁',
    serialNumber: `4A7F91C20E883D${20 + index}`,
    day: `2027-0${3 + index}-12`,
    renewFen: 12_000,
    unavailableReason: index === 2 ? '2027-02-21 起可以延期' : '',
  })),
];
const calendar = (list: Entry[]) => mock(caManage.calendar, { entries: list, nextDay: null });

const meta = {
  title: 'Screens 页面/Orders 办理与订单/ExpiryCalendarPage 到期日历',
  id: 'screens-certificates-expiry-calendar-page',
  component: ExpiryCalendarPage,
  decorators: [inApp({ path: '/core/caManage/calendar', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(calendar(entries), ...exampleHandlers());
  },
} satisfies Meta<typeof ExpiryCalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A certificate expires on the tenth of next month; the days of its reminders are marked as well. */
export const NextMonth: Story = {
  beforeEach({ msw }) {
    const month = monthAfter(new Date().toISOString().slice(0, 7), 1);
    msw.use(calendar([{ ...entry!, day: `${month}-10` }]));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下个月' }));
    const month = within(canvas.getByRole('table', { name: /月到期日历$/ }));
    await expect(await month.findByText('主锁 示例建设工程有限公司')).toBeVisible();
    await expect(month.getByText('剩 7 天 主锁')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }));
    await expect(canvas.getByRole('button', { name: '上个月' })).toBeDisabled();
  },
};
/** Two renewable certificates are renewed together; one that is not says from when. */
export const RenewsSeveral: Story = {
  render: () => (
    <Routes>
      <Route path="/core/caManage/calendar" element={<ExpiryCalendarPage />} />
      <Route path="*" element={<p>申请页</p>} />
    </Routes>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('2027-02-21 起可以延期')).not.toHaveLength(0);
    // The list, below the month.
    const table = canvas.getByRole('row', { name: /王样例/ }).closest('table')!;
    // From the top of the page: a click may scroll.
    const place = () => table.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top;
    const before = place();
    for (const name of ['王样例', '赵样例']) {
      const row = canvas.getByRole('row', { name: new RegExp(name) });
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    await expect(canvas.getByText(/已选 2/)).toBeVisible();
    // No row moves when the pointer selects it.
    await expect(place()).toBe(before);
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(calendar([]));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('一年之内没有证书到期。')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(caManage.calendar));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caManage.calendar));
  },
};
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(caManage.calendar, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const holderName = '辽宁省城乡建设与国有资产综合交易服务工程管理咨询有限责任公司沈阳浑南分公司';
    const unavailableReason = '该证书有正在办理的企业变更订单，请等待全部CA锁更新完成后再办理延期';
    msw.use(calendar(entries.map((one) => ({ ...one, holderName, unavailableReason }))));
  },
};
export const Phone: Story = { globals: onScreen('phone') };
