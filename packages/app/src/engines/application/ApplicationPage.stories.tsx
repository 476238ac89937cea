import { caChange, caManage, orderService } from '@ca-portal/api/contract';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { first, needOf, wizardHandlers } from '../../features/application/application.fixtures.js';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { businessWithPapers, earlierOrder, sampleBusiness } from './ApplicationPage.fixtures.js';
import { ApplicationPage } from './index.js';

function Arrived() {
  const { pathname, search } = useLocation();
  return <h1>{`${pathname}${search}`}</h1>;
}
const at = (query: string) => ({
  decorators: [inApp({ path: `/apply?${query}`, token: '5.story', layout: PublicLayout })],
});

const meta = {
  title: 'Screens 页面/Engines 引擎/Application 办理向导',
  id: 'screens-engines-application',
  component: () => (
    <Routes>
      <Route path="/apply" element={<ApplicationPage business={sampleBusiness} />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear(); // drafts
    msw.use(...wizardHandlers, ...exampleHandlers());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where most stories are open. */
const usual = at(`certificates=${first}`);

/** A business with papers and a parcel. */
const withPapers = {
  ...usual,
  render: () => <ApplicationPage business={businessWithPapers} />,
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Answers the first step and opens the next one. */
const answer = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: '遗失' }));
  await userEvent.click(screen.getByRole('radio', { name: '没有' }));
  await press('下一步');
};
const submit = async () => {
  await answer();
  await userEvent.click(await screen.findByRole('checkbox', { name: /我已核对以上信息/ }));
  const button = screen.getByRole('button', { name: '提交订单' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
};

/** Without a certificate in the address it is chosen first. */
export const PickCertificate: Story = {
  ...at(''),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /示例建设工程有限公司/ })).toBeVisible();
  },
};
/** The first step of the business, with the price beside it. */
export const Default: Story = {
  ...usual,
  play: async () => {
    await screen.findByRole('radiogroup', { name: /原因/ });
    const price = await screen.findByRole('complementary', { name: '费用明细' });
    await waitFor(() => expect(price).toHaveTextContent('应付¥200.00'));
  },
};
export const OnPhone: Story = { ...usual, globals: onScreen('phone') };
/** A step that is not complete is not left: the summary leads to its fields. */
export const StepMissing: Story = {
  ...usual,
  play: async () => {
    await press('下一步');
    await expect(await screen.findByRole('region', { name: /处需要修改/ })).toHaveFocus();
  },
};
/** Papers are asked for where the business needs some; a step cannot be left without them. */
export const MaterialsStep: Story = {
  ...withPapers,
  play: async () => {
    await answer();
    await expect(await screen.findByRole('group', { name: /说明/ })).toBeVisible();
    await press('下一步');
    await expect(await screen.findByRole('region', { name: /处需要修改/ })).toHaveFocus();
  },
};
/** Where a parcel is possible, the way to receive has a step of its own. A repeated order brings its papers. */
export const DeliveryStep: Story = {
  ...withPapers,
  ...at(`certificates=${first}&from=DD20261120000001`),
  beforeEach({ msw }) {
    msw.use(...earlierOrder);
  },
  play: async () => {
    await answer();
    await expect(await screen.findByText('申请说明.pdf')).toBeVisible();
    await press('下一步');
    await expect(await screen.findByRole('radio', { name: /邮寄/ })).toBeVisible();
  },
};
/** The last step: what was entered, where the result goes, and the consent. */
export const ConfirmStep: Story = {
  ...usual,
  play: async () => {
    await answer();
    await expect(await screen.findByRole('checkbox', { name: /我已核对以上信息/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: '提交订单' })).toBeVisible();
  },
};
export const Placed: Story = {
  ...usual,
  play: async () => {
    await submit();
    await screen.findByRole('heading', { name: /^\/makeSurePay\?orderNo=DD/ });
  },
};
/** A refusal about a field leads back to its step. */
export const RefusedAtField: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(caChange.save, 'riskNotAccepted'));
  },
  play: async () => {
    await submit();
    await screen.findByRole('radiogroup', { name: /原因/ });
    await expect(await screen.findByRole('region', { name: '还有 1 处需要修改' })).toBeVisible();
    const [name] = screen.getAllByRole('heading', { level: 2, name: '填写原因' });
    await waitFor(() => expect(name).toHaveFocus());
  },
};
/** A refusal about no field stands at the top, with what to do next. */
export const PriceChanged: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(
      mock(caChange.save, () => {
        throw refuse('priceChanged', { price: '¥460.00' }, { totalFen: 46000 });
      }),
    );
  },
  play: async () => {
    await submit();
    await expect(await screen.findByText('价格已更新')).toBeVisible();
  },
};
export const NoAnswer: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caChange.save));
  },
  play: async () => {
    await submit();
    await expect(await screen.findByText(/不会重复下单/)).toBeVisible();
  },
};
/** Without a price nothing can be submitted; the button says what it waits for. */
export const PriceOnItsWay: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockForever(caChange.quote));
  },
  play: async () => {
    await answer();
    const button = await screen.findByRole('button', { name: '提交订单' });
    await expect(button).toHaveAccessibleDescription('正在计算费用，请稍候');
    await userEvent.click(button);
    await expect(button).toBeVisible();
  },
};
export const PriceMissing: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(caChange.quote, 'priceMissing'));
  },
  play: async () => {
    await answer();
    await expect(await screen.findByRole('button', { name: '提交订单' })).toHaveAccessibleDescription(
      /暂时不能提交/,
    );
  },
};
/** Something was filled in on another device: it is offered, never taken by itself. */
export const DraftElsewhere: Story = {
  ...usual,
  beforeEach({ msw }) {
    const form = JSON.stringify({ own: { reason: 'damaged' } });
    msw.use(mock(orderService.draft, { form, savedAt: '2026-11-21 09:30:00' }));
  },
  play: async () => {
    await expect(await screen.findByText('您在另一台设备上填写过')).toBeVisible();
    await expect(screen.getByRole('radio', { name: '损坏' })).not.toBeChecked();
    await press('继续填写');
    await expect(screen.getByRole('radio', { name: '损坏' })).toBeChecked();
  },
};
/** This certificate cannot have it now: why, and from when. */
export const CannotApply: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(
      mock(caChange.needInfo, ({ query }) =>
        needOf(query.orderType, { unavailableReason: '企业变更仅限企业管理员办理' }),
      ),
    );
  },
  play: async () => {
    await expect(await screen.findByText(/仅限企业管理员办理/)).toBeVisible();
  },
};
export const Empty: Story = {
  ...at(''),
  beforeEach({ msw }) {
    msw.use(mock(caManage.list, { rows: [], total: 0 }));
  },
};
export const NotMine: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockError(caChange.needInfo, 'notFound'));
  },
  play: async () => {
    await expect(await screen.findByText('没有找到这张证书')).toBeVisible();
  },
};
export const Loading: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockForever(caChange.needInfo));
  },
};
export const Failed: Story = {
  ...usual,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caChange.needInfo));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^重试/ })).toBeVisible();
  },
};
