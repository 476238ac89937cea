import type { OrderDetail } from '@ca-portal/api';
import { caChange, files, orders, orderService, type OrderService } from '@ca-portal/api/contract';
import { orderStates as s } from '@ca-portal/api/domain';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { orderIn, serviceOf } from './order.fixtures.js';
import { OrderDetailPage } from './OrderDetailPage.js';

const meta = {
  title: 'Screens 页面/Orders 办理与订单/OrderDetailPage 订单详情',
  id: 'screens-order-order-detail-page',
  component: OrderDetailPage,
  decorators: [
    inApp({ path: '/core/orderDetail?orderNo=DD20261121000001', token: '5.story', layout: 'work' }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof OrderDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (order: OrderDetail, service: OrderService = serviceOf(order)): Story => ({
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, order), mock(orderService.service, service));
  },
});

/** Cancels after a confirmation. */
export const WaitingForPayment: Story = {
  beforeEach({ msw }) {
    let order = orderIn(s.waitingForPayment);
    msw.use(
      mock(orders.detail, () => order),
      mock(orders.cancel, () => (order = orderIn(s.cancelled))),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    const question = await screen.findByRole('alertdialog', { name: '确认取消订单？' });
    await userEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    await expect(await canvas.findByText('订单已取消', { selector: 'strong' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
  },
};
export const Unpaid = showing(orderIn(s.waitingForPayment));
export const WaitingForReview = showing(orderIn(s.waitingForReview));
/** The stamped form is missing: the scan of another order is refused with a message, the right one is accepted. */
export const MissingPapers: Story = {
  beforeEach({ msw }) {
    const order = orderIn(s.waitingForReview);
    let service = serviceOf(order, { attachments: [], missing: ['applicationForm'] });
    let sent = 0;
    msw.use(
      mock(orders.detail, order),
      mock(orderService.service, () => service),
      mock(files.upload, files.upload.example.response),
      mock(orderService.attach, () => {
        sent += 1;
        if (sent === 1) throw refuse('formOfOtherOrder', { orderNo: 'DD20261118002260' });
        service = serviceOf(order);
        return service;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const papers = await canvas.findByRole('region', { name: '还需提交的材料' });
    await expect(within(papers).getByRole('button', { name: '下载带条码的申请表' })).toBeVisible();
    const scan = new File(['%PDF-1.4'], '申请表.pdf', { type: 'application/pdf' });
    const choose = () => papers.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!;
    await userEvent.upload(choose(), scan);
    await expect(await canvas.findByText(/这是订单 DD20261118002260 的申请表/)).toBeVisible();
    await userEvent.upload(choose(), scan);
    await waitFor(() => expect(canvas.queryByRole('region', { name: '还需提交的材料' })).toBeNull());
    await expect(canvas.getByText('支付成功，等待审核')).toBeVisible();
  },
};
/** Corrections on the page: a new file for the refused one, and a new form for the platforms. */
export const ReviewFailed: Story = {
  beforeEach({ msw }) {
    let order = orderIn(s.reviewFailed);
    msw.use(
      mock(orders.detail, () => order),
      mock(orderService.service, () => serviceOf(order)),
      mock(files.upload, files.upload.example.response),
      mock(orderService.resubmit, ({ body }) => {
        order = orderIn(s.waitingForReview, { version: body.version + 1 });
        return order;
      }),
    );
  },
};
const final = { refusedForGood: true };
/** Finally refused: nothing can be corrected, but a refund can be requested. */
export const RefusedForGood = showing(
  orderIn(s.reviewFailed, final),
  serviceOf(orderIn(s.reviewFailed), { correctBefore: null }),
);
/** Finally refused, and free: the application can be withdrawn, which returns the coupon. */
export const RefusedAndFree: Story = {
  beforeEach({ msw }) {
    const free = { ...final, couponFen: orderIn(s.reviewFailed).totalFen };
    let order = orderIn(s.reviewFailed, { ...free, actions: ['cancel'] });
    const { refund } = serviceOf(order);
    msw.use(
      mock(orders.detail, () => order),
      mock(orderService.service, () =>
        serviceOf(order, { correctBefore: null, refund: { ...refund, paidFen: 0, refundableFen: 0 } }),
      ),
      mock(orders.cancel, () => (order = orderIn(s.cancelled, free))),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/您可以撤回申请/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '申请退款' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }));
    const question = await screen.findByRole('alertdialog', { name: '确认撤回申请？' });
    await expect(within(question).getByText(/优惠券退回您的账户/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: '撤回申请' }));
    await expect(await canvas.findByText('订单已取消', { selector: 'strong' })).toBeVisible();
  },
};
export const ReviewPassed = showing(orderIn(s.reviewPassed));
/** A phone certificate: the page does not mention locks. */
export const ReadyForPhone: Story = {
  ...showing(
    orderIn(s.reviewPassed, {
      orderType: '0301',
      productName: '手机证书',
      carrier: 'mobile',
      actions: ['download'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('审核已通过，可以安装到手机')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '安装到手机' })).toHaveAttribute(
      'href',
      '/core/certDownload?orderNo=DD20261121000001',
    );
    await expect(canvas.queryByText(/写入/)).toBeNull();
  },
};
export const InProduction = showing(
  orderIn(s.inProduction, { delivery: 'counter', servicePoint: '沈阳服务网点' }),
);
export const ProductionFailed = showing(orderIn(s.productionFailed));
const collected = orderIn(s.readyForCollection, { delivery: 'counter', servicePoint: '沈阳服务网点' });
export const ReadyForCollection = showing(
  collected,
  serviceOf(collected, { delivery: { state: 'collect', pickupCode: '482913' } }),
);
const sent = orderIn(s.readyForShipping, {
  delivery: 'courier',
  receiver: { name: '张示例', phone: '13000000000', address: '辽宁省沈阳市浑南区示例路 18 号' },
});
export const ReadyForShipping = showing(sent, serviceOf(sent, { delivery: { state: 'ship' } }));
/** The parcel was sent: the receiver confirms it, and the order is completed. */
export const Shipped: Story = {
  beforeEach({ msw }) {
    let order = sent;
    const parcel = { courier: '示例速递', trackingNumber: 'SF0000000001', at: '2026-11-22 09:00:00' };
    msw.use(
      mock(orders.detail, () => order),
      mock(orderService.service, () =>
        serviceOf(order, {
          delivery: { ...parcel, state: order.state === s.completed ? 'done' : 'shipped' },
        }),
      ),
      mock(orderService.received, () => (order = { ...orderIn(s.completed), delivery: 'courier' })),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '已签收' }));
    const question = await screen.findByRole('alertdialog', { name: '确认已经收到证书？' });
    await userEvent.click(within(question).getByRole('button', { name: '已签收' }));
    await expect(await canvas.findByText('业务已办结，证书已生效')).toBeVisible();
  },
};
export const ReadyForDownload = showing(orderIn(s.readyForDownload));
export const Completed = showing(orderIn(s.completed));
export const Cancelled = showing(orderIn(s.cancelled));
export const Closed = showing(orderIn(s.closed));
/** The filled-in form is displayed without saving it. */
export const FormInView: Story = {
  ...showing(orderIn(s.waitingForReview)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看申请表' }));
    await expect(await screen.findByRole('dialog', { name: '申请表' })).toBeVisible();
  },
};
/** Requests a refund, sees its progress, and withdraws the request. */
export const AskRefund: Story = {
  beforeEach({ msw }) {
    let order = orderIn(s.waitingForReview);
    const view = () => {
      const service = serviceOf(order);
      return { ...service, refund: { ...service.refund, status: order.refundStatus } };
    };
    msw.use(
      mock(orders.detail, () => order),
      mock(orderService.service, view),
      mock(orderService.refund, () => {
        order = { ...order, refundStatus: 1 };
        return view();
      }),
      mock(orderService.withdrawRefund, () => {
        order = { ...order, refundStatus: 0 };
        return view();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请退款' }));
    const dialog = await screen.findByRole('dialog', { name: '申请退款' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '暂时不投标，不需要了' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '提交退款申请' }));
    await userEvent.click(await canvas.findByRole('button', { name: '撤回退款申请' }));
    const question = await screen.findByRole('alertdialog', { name: '撤回退款申请？' });
    await userEvent.click(within(question).getByRole('button', { name: '撤回申请' }));
    await expect(await canvas.findByRole('button', { name: '申请退款' })).toBeVisible();
  },
};
const refused = orderIn(s.reviewPassed);
export const RefundRefused = showing(refused, {
  ...serviceOf(refused),
  refund: { ...serviceOf(refused).refund, refusal: '证书已安排制作，请联系客服改期。', deductionFen: 10_000 },
});
const badSeal = orderIn(s.reviewFailed, {
  orderType: '0110',
  productName: '造价师锁签章变更',
  rejection: [{ item: 'seal', code: 'R09', text: '注册编号与执业印章不一致。' }],
});
/** A refused practice seal is corrected on the page. */
export const SealCorrected: Story = {
  ...showing(badSeal),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /注册编号/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /印章有效期至/ })).toBeVisible();
  },
};
/** A refused fact of the company is corrected in its record: 修改此项 opens that field and returns. */
export const CompanyFactRefused: Story = {
  ...showing(
    orderIn(s.reviewFailed, {
      rejection: [{ item: 'legalRepresentative', code: 'A4', text: '授权人信息不一致' }],
    }),
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '修改此项：法定代表人' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/core/company?item=people.representativeName&back='),
    );
  },
};
const back = orderIn(s.waitingForReview, { refundStatus: 1 });
/** Finance has approved: the page shows the refund's progress, and it can no longer be withdrawn. */
export const RefundApproved: Story = {
  ...showing(back, {
    ...serviceOf(back),
    refund: { ...serviceOf(back).refund, status: 1, approved: true },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('退款申请已通过，正在退回')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '撤回退款申请' })).not.toBeInTheDocument();
  },
};
/** An enterprise change: its progress for each lock, with a reminder for the holders. */
export const ChangeInProgress: Story = {
  beforeEach({ msw }) {
    const order = orderIn(s.inProduction, {
      orderType: '0105',
      productName: '企业变更',
      carrier: null,
      reorder: null,
      actions: [],
    });
    msw.use(
      mock(orders.detail, order),
      mock(orderService.service, serviceOf(order)),
      mock(caChange.progress, caChange.progress.example.response),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('企业名称：示例建设工程公司 → 示例建设工程有限公司'),
    ).toBeVisible();
  },
};
/** A finished cancellation has a confirmation document. */
export const CertificateCancelled: Story = {
  ...showing(
    orderIn(s.completed, {
      orderType: '0108',
      productName: '注销',
      carrier: null,
      reorder: null,
      timeline: [{ at: '2026-11-21 10:00:00', event: 'installed', title: '证书已注销', detail: '' }],
    }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '下载注销确认书' })).toBeVisible();
  },
};
/** Staff see the order without the owner's actions. */
export const SeenByStaff: Story = {
  beforeEach({ msw }) {
    msw.use(mock(orders.detail, orderIn(s.reviewPassed)), mockError(orderService.service, 'notFound'));
  },
};
export const Refunded = showing(orderIn(s.refunded));
export const LongText = showing(
  orderIn(s.reviewFailed, {
    productName: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
    holderName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳分公司',
    platformNames: ['省级工程建设交易平台', '市级政府采购平台', '企业采购平台', '辽易通平台'],
  }),
);
export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'notFound'));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(orders.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.detail));
  },
};
/** The role was revoked while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(orders.detail, 'forbidden'));
  },
  play: saysNoPermission,
};
export const Phone: Story = { ...showing(orderIn(s.reviewPassed)), globals: onScreen('phone') };
export const Dark: Story = {
  ...showing(orderIn(s.reviewFailed)),
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const Elder: Story = {
  ...showing(orderIn(s.waitingForPayment)),
  globals: { ...onScreen('laptop'), mode: 'elder' },
};
/** Names of papers wrap: the page is not wider than the phone. */
export const PapersInLargeType: Story = {
  ...showing(orderIn(s.reviewPassed)),
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^营业执照副本\.pdf/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const HighContrast: Story = {
  ...showing(orderIn(s.reviewPassed)),
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
