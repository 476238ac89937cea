import { orderService, personnel } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import { Button } from '@ca-portal/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { staff } from '../personnel.fixtures.js';
import { Batch } from './Batch.js';

const meta = {
  title: 'Screens 页面/Account 账号与资料/Batch 批量办锁',
  id: 'screens-personnel-batch',
  component: Batch,
  decorators: [inApp({ path: '/core/personnel?batch=1', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(
      mock(personnel.list, { rows: staff, total: staff.length }),
      mock(orderService.batchCheck, ({ body }) => ({
        rows: body.rows.map(({ userGuid }) => ({
          userGuid,
          name: '',
          ...(userGuid === staff[1]?.userGuid
            ? { result: 'ready' as const, reason: '', priceFen: 18_000 }
            : { result: 'fix' as const, reason: '个人信息未完善，请提醒本人补全身份信息', priceFen: null }),
        })),
        companyFen: 18_000,
        holdersFen: 0,
      })),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof Batch>;
export default meta;
type Story = StoryObj<typeof meta>;

const paste = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('textbox', { name: /从表格粘贴/ }));
  await userEvent.paste('李样例 13000000002 1年 企业\n孙体验 13000000002\n没有的人 13900000009');
  await userEvent.click(canvas.getByRole('button', { name: '加入名单' }));
  return canvas;
};

export const Default: Story = {};
/** Good lines are added, the bad line stays with its error; rows are checked once lock and platform are chosen. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement);
    await expect(await canvas.findByText(/“没有的人 13900000009”：不是本企业员工/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /证书/ }), 'lock-master');
    await canvas.findByRole('option', { name: '北辰 CA' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /服务商/ }), 'F01');
    const [platform] = await canvas.findAllByRole('checkbox', { name: /平台/ });
    await userEvent.click(platform!);
    await expect(await canvas.findByText('可以办理')).toBeVisible();
    await expect(canvas.getByText('个人信息未完善，请提醒本人补全身份信息')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交 1 人的订单' })).toBeEnabled();
  },
};
/** The staff list, and a reload of the page. */
function FromStaffList() {
  const navigate = useNavigate();
  const [reloads, setReloads] = useState(0);
  const choose = () =>
    navigate('/core/personnel?batch=1', {
      state: { userGuids: staff.slice(0, 2).map((one) => one.userGuid) },
    });
  return (
    <>
      <Button onClick={() => void choose()}>choose</Button>
      <Button onClick={() => setReloads(reloads + 1)}>reload</Button>
      <Batch key={reloads} />
    </>
  );
}
/** Selected people come with the navigation, once: after a reload, somebody removed from the list stays removed. */
export const ChosenOnce: Story = {
  tags: ['!autodocs'],
  render: () => <FromStaffList />,
  play: async ({ canvas }) => {
    const [first, second] = staff;
    const remove = (one = first) => ({ name: `移除，${one?.name}` });
    await userEvent.click(await canvas.findByRole('button', { name: 'choose' }));
    await userEvent.click(await canvas.findByRole('button', remove()));
    await waitFor(() => expect(canvas.queryByRole('button', remove())).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'reload' }));
    await expect(await canvas.findByRole('button', remove(second))).toBeVisible();
    await expect(canvas.queryByRole('button', remove())).toBeNull();
    await expect(await canvas.findByRole('link', { name: '员工管理' })).toBeVisible();
  },
};
/** One letter covers everybody in the list; the agent is asked for, and nothing is stored. */
export const Letter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '批量授权委托书' }));
    const dialog = await screen.findByRole('dialog', { name: /生成批量授权委托书/ });
    await userEvent.click(within(dialog).getByRole('button', { name: '下载委托书' }));
    await expect(await within(dialog).findByRole('link', { name: '请选择授权有效期。' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(personnel.list));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(personnel.list));
  },
};
export const OnPhone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    await paste(canvasElement);
  },
};
