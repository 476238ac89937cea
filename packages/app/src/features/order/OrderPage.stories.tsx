import {
  account,
  company,
  coupons,
  files,
  invoices,
  orders,
  orderService,
  personnel,
  session,
  shop,
} from '@ca-portal/api/contract';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { Arrived } from './Arrived.fixtures.js';
import { product } from './order.fixtures.js';
import { OrderPage } from './OrderPage.js';

const chosen = '/makeSureOrder?product=lock-master&provider=F01&platforms=P01&years=2&delivery=online';
const at = (path: string) => ({ decorators: [inApp({ path, token: '5.story', layout: PublicLayout })] });

const meta = {
  title: 'Screens 页面/Orders 办理与订单/OrderPage 填写订单',
  id: 'screens-order-order-page',
  component: () => (
    <Routes>
      <Route path="/makeSureOrder" element={<OrderPage />} />
      <Route path="/makeSureOrderNew" element={<OrderPage />} />
      <Route path="/makeSureLytOrder" element={<OrderPage />} />
      <Route path="/makeSurePcOrder" element={<OrderPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(...exampleHandlers());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('region', { name: '办理信息' });
  return canvas;
};
const unfold = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^修改服务商/ }));
const submit = async (canvasElement: HTMLElement) => {
  const canvas = await opened(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已核对以上信息/ }));
  await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
  return canvas;
};

/** From the choice of the product page to the cashier. */
export const PlacesOrder: Story = {
  ...at(chosen),
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await canvas.findByRole('heading', { name: '/makeSurePay?orderNo=DD20261121000001' });
  },
};
export const Default: Story = at(chosen);
/** The best coupon is applied automatically, and the page says so; another one or none can be chosen. */
export const CouponTaken: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    const [best] = coupons.forOrder.example.response;
    msw.use(
      mock(coupons.forOrder, [
        best!,
        { ...best!, ticketId: 89, name: '小额券', amount: 1000, savesFen: 800 },
      ]),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const summary = within(canvas.getByRole('complementary', { name: '费用明细' }));
    await expect(await canvas.findByText(/^已为您选用最优优惠券，省 ¥50.00/)).toBeVisible();
    await expect(await summary.findAllByText('¥400.00')).not.toHaveLength(0);
    const choose = (value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: /使用优惠券/ }), value);
    await choose('89');
    await expect(await canvas.findByText(/没有抵扣的 ¥2.00 不找零/)).toBeVisible();
    await choose('none');
    await expect(await summary.findAllByText('¥450.00')).not.toHaveLength(0);
  },
};
const nextPart = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '下一步' }));
/** The receiver of an earlier parcel is known: on a phone the address is one line, until it is changed. */
export const KnownReceiverOnPhone: Story = {
  ...at(chosen.replace('online', 'courier')),
  globals: onScreen('phone'),
  beforeEach({ msw }) {
    const address = '辽宁省沈阳市浑南区示例路 18 号';
    msw.use(mock(orderService.receivers, [{ name: '张示例', phone: '13000000000', address }]));
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(await canvas.findByText(/寄给张示例/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改收件人和地址' }));
    await expect(canvas.getByRole('textbox', { name: /详细地址/ })).toHaveValue('示例路 18 号');
    await nextPart(canvasElement);
    await expect(await canvas.findByText(/邮寄：寄给张示例/)).toBeVisible();
    // Fields that most users leave unchanged open when pressed.
    await userEvent.click(canvas.getByText('没有留言'));
    await expect(canvas.getByRole('textbox', { name: /买家留言/ })).toBeVisible();
  },
};
/** Nothing was chosen before: a phone shows one part after the other, and the user can go back. */
export const PartByPartOnPhone: Story = {
  ...at('/makeSureOrder?product=lock-master'),
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const part = (name: RegExp) => canvas.findByRole('heading', { level: 2, name });
    const gone = (name: RegExp) =>
      expect(canvas.queryByRole('button', { name }) ?? canvas.queryByRole('radio', { name })).toBeNull();
    await gone(/^提交订单/);
    await userEvent.click(canvas.getByRole('radio', { name: '2 年' }));
    await nextPart(canvasElement);
    await waitFor(async () => expect(await part(/^领取方式，第 2 部分/)).toHaveFocus());
    await gone(/^2 年/);
    await userEvent.click(canvas.getByRole('radio', { name: /自取/ }));
    await nextPart(canvasElement);
    // The service point is missing: the part stays open, and shows the error.
    const wrong = await canvas.findByRole('region', { name: /还有 1 处需要修改/ });
    await waitFor(() => expect(wrong).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /在线写入/ }));
    // Errors of the other delivery are no longer shown.
    await waitFor(() => expect(canvas.queryByRole('region', { name: /需要修改/ })).toBeNull());
    await nextPart(canvasElement);
    await waitFor(async () => expect(await part(/^核对并提交，第 3 部分/)).toHaveFocus());
    await expect(canvas.getByText('2 年')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改领取方式' }));
    await part(/^领取方式，第 2 部分/);
    await userEvent.click(canvas.getByRole('button', { name: /^修改服务商/ }));
    await expect(await canvas.findByRole('radio', { name: '2 年' })).toBeChecked();
  },
};
/** 重新下单: the form contains all values of the earlier order. */
export const Again: Story = {
  ...at(`${chosen.replace('online', 'courier')}&from=DD20261120000001`),
  beforeEach({ msw }) {
    const order = orders.detail.example.response;
    const receiver = { name: '张示例', phone: '13000000000', address: '沈阳市浑南区示例路 18 号' };
    msw.use(
      mock(orders.detail, {
        ...order,
        orderNo: 'DD20261120000001',
        state: 91,
        receiver,
        reorder: { ...order.reorder!, remark: '上午联系' },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByText('已按原订单填好')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /留言/ })).toHaveValue('上午联系');
    await expect(canvas.getByRole('combobox', { name: '区县' })).toHaveValue('浑南区');
    await expect(canvas.getByRole('textbox', { name: /详细地址/ })).toHaveValue('示例路 18 号');
  },
};
export const Collect: Story = at(chosen.replace('online', 'counter'));
/** No earlier parcel: the form starts with the user's own name and phone, and asks for the rest. */
export const Courier: Story = {
  ...at(chosen.replace('online', 'courier')),
  beforeEach({ msw }) {
    const { data, ...rest } = account.profile.example.response;
    msw.use(
      mock(orderService.receivers, []),
      mock(account.profile, { ...rest, data: { ...data, phonenumber: '13000000003' } }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /收件人/ })).not.toHaveValue(''));
    await submit(canvasElement);
    await expect(await canvas.findByRole('region', { name: /还有 2 处需要修改/ })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '市' }), '大连市');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区县' }), '沙河口区');
    await userEvent.type(canvas.getByRole('textbox', { name: /详细地址/ }), '示例街 9 号');
    // The error list is updated while the user corrects fields, without another submit.
    await waitFor(() => expect(canvas.queryByRole('region', { name: /处需要修改/ })).toBeNull());
  },
};
const places = [
  { name: '林样例', phone: '13000000001', address: '辽宁省沈阳市浑南区示例路 36 号 5 层' },
  { name: '示例收发室', phone: '13000000002', address: '北京市朝阳区示例街 2 号' },
];
/** The last address is filled in; other used ones can be chosen, also those with typed districts. */
export const CourierKnown: Story = {
  ...at(chosen.replace('online', 'courier')),
  beforeEach({ msw }) {
    msw.use(mock(orderService.receivers, places));
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const name = () => canvas.getByRole('textbox', { name: /收件人/ });
    await waitFor(() => expect(name()).toHaveValue('林样例'));
    await expect(canvas.getByRole('combobox', { name: '区县' })).toHaveValue('浑南区');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '用过的地址' }), '1');
    await waitFor(() => expect(name()).toHaveValue('示例收发室'));
    await expect(canvas.getByRole('textbox', { name: '区县' })).toHaveValue('朝阳区');
    await expect(canvas.getByRole('textbox', { name: /详细地址/ })).toHaveValue('示例街 2 号');
  },
};
/** The choice of the product page is shown as a summary; 修改 opens the fields, and focuses the first. */
export const ChoiceChanged: Story = {
  ...at(chosen),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.queryByRole('group', { name: /适用平台/ })).toBeNull();
    await expect(canvas.getByText('省级工程建设交易平台')).toBeVisible();
    await unfold(canvasElement);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /北辰 CA/ })).toHaveFocus());
  },
};
/** The agreement is never ticked in advance. */
export const AgreementMissing: Story = {
  ...at(chosen),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(await canvas.findAllByText('请先阅读并同意服务协议。')).not.toHaveLength(0);
  },
};
/** A provider that does not support a chosen platform deselects it, with a message. */
export const ProviderChanged: Story = {
  ...at(chosen.replace('P01', 'P01,P03')),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await unfold(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /云杉 CA/ }));
    await expect(canvas.getByText('已取消云杉 CA不支持的平台：企业采购平台。')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /企业采购平台/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /企业采购平台/ })).toBeDisabled();
  },
};
/** The server's price applies: it is shown at once, and no input is lost. */
export const PriceChanged: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(
      mock(orders.create, ({ body }) => {
        const line = {
          key: 'service' as const,
          label: '证书服务费',
          unitFen: 23000,
          quantity: 2,
          amountFen: 46000,
        };
        const quote = { lines: [line], totalFen: 46000 };
        if (body.expectedTotalFen !== 46000) {
          throw refuse('priceChanged', { price: '¥460.00' }, { totalFen: 46000, quote });
        }
        return orders.create.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /留言/ }), '上午联系');
    await submit(canvasElement);
    const alert = await canvas.findByText('价格已更新');
    await waitFor(() => expect(alert.closest('[role]')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /留言/ })).toHaveValue('上午联系');
    const summary = within(canvas.getByRole('complementary', { name: '费用明细' }));
    await expect(summary.getAllByText('¥460.00')).not.toHaveLength(0);
  },
};
export const PlatformNotSupported: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockError(orders.create, 'platformNotSupported', { platforms: '省级工程建设交易平台' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    const group = await canvas.findByRole('group', { name: /适用平台/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/所选服务商不支持：省级工程建设交易平台/));
    await waitFor(() => expect(canvas.getByRole('region', { name: /还有 1 处需要修改/ })).toHaveFocus());
  },
};
/** The refused field is in a part that is closed: the part opens, with the error at its field. */
export const RefusedOnPhone: Story = { ...PlatformNotSupported, globals: onScreen('phone') };
const refusedWith = (key: Parameters<typeof mockError>[1], words: RegExp): Story => ({
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockError(orders.create, key));
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const LockAlreadyHeld = refusedWith('lockAlreadyHeld', /已有有效的或正在办理的主锁/);
export const CompanyNotReady = refusedWith('companyNotReady', /企业信息还没有审核通过/);
export const AlreadyOrdered = refusedWith('duplicateRequest', /这份表单已经生成过一笔订单/);
export const NoAnswer: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(orders.create));
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByText(/不会重复下单/)).toBeVisible();
  },
};
export const Submitting: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockForever(orders.create));
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByRole('button', { name: '提交中' })).toBeVisible();
  },
};
/** A user with another role sees the form, and the reason why the order cannot be placed. */
export const RoleNotAllowed: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mock(session.info, { ...session.info.example.response, roleId: 3 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByText('当前身份不能办理该业务')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^提交订单/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const PriceMissing: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mock(shop.detail, { ...product, prices: null, fromFen: null }));
  },
};
export const Unavailable: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, {
        ...product,
        available: false,
        unavailableReason: '本产品暂停办理，预计 12 月恢复。',
      }),
    );
  },
};
export const Withdrawn: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockError(shop.detail, 'notFound'));
  },
};
export const NothingChosen: Story = at('/makeSureOrder');
/** In the guided order (/guide) the invoice title is chosen on the same page. */
export const Guided: Story = {
  ...at('/makeSureOrderNew?product=lock-master&delivery=counter'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('combobox', { name: /发票抬头/ });
    const [example] = invoices.titles.example.response;
    await expect(await within(title).findByRole('option', { name: example?.title })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: '管理发票抬头' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /自取/ })).toBeChecked();
  },
};
export const Loading: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockForever(shop.detail));
  },
};
export const Failed: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.detail));
  },
};
export const LongText: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    const long = '省级工程建设与政府采购及国有产权综合电子交易服务平台';
    msw.use(
      mock(shop.detail, {
        ...product,
        name: '企业主锁（含法定代表人签名章与财务专用章的综合办理套餐）',
        platforms: product.platforms.map((platform) => ({ ...platform, name: long + platform.code })),
      }),
    );
  },
};
/** Papers that are in no record are uploaded with the order; the stamped form is uploaded afterwards. */
export const Papers: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    msw.use(
      mock(files.upload, files.upload.example.response),
      mock(orders.create, ({ body }) => {
        if (body.attachments?.[0]?.kind !== 'sealForm') throw refuse('badRequest');
        return orders.create.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const papers = await canvas.findByRole('region', { name: '办理材料' });
    await expect(within(papers).getByText('下单后还需要一份盖章的申请表')).toBeVisible();
    await within(papers).findByText('印章盖在方框内，不得压字；扫描 300dpi 以上，不要手机拍照');
    const scan = new File(['%PDF-1.4'], '印章采集表.pdf', { type: 'application/pdf' });
    await userEvent.upload(papers.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!, scan);
    await within(papers).findByText('电子印章采集表', { selector: 'strong' });
    await submit(canvasElement);
    await expect(await canvas.findByText(/\/makeSurePay\?orderNo=/)).toBeVisible();
  },
};
/** All required papers are already in the record. */
export const PapersRecorded: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    const record = company.record.example.response;
    const [file] = record.files;
    msw.use(mock(company.record, { ...record, files: [{ ...file!, kind: 'sealForm' }] }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(await canvas.findByText(/已登记，本次沿用：电子印章采集表/)).toBeVisible();
  },
};
const kept = (carrier: 'mobile' | 'pc', name: string, lockTypeName: string): Partial<Story> => ({
  beforeEach({ msw }) {
    const orderType = carrier === 'mobile' ? '0301' : '0501';
    msw.use(mock(shop.detail, { ...product, id: carrier, name, carrier, orderType, lockTypeName }));
  },
});
/** Downloaded to the holder's phone: no lock, no courier. The address for locks redirects to the right one. */
export const PhoneCertificate: Story = {
  ...at('/makeSureOrder?product=mobile'),
  ...kept('mobile', '手机证书', '手机'),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByText('审核通过后下载到本人手机')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /怎样拿到证书/ })).toBeNull();
  },
};
export const PcCertificate: Story = {
  ...at('/makeSurePcOrder?product=pc&delivery=courier'),
  ...kept('pc', 'PC证书', '单机'),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByText('审核通过后下载到固定电脑')).toBeVisible();
    await expect(canvas.getByText('下载证书')).toBeVisible();
  },
};
const ofPeople = (rows: Answered[], total = rows.length): Partial<Story> => ({
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, {
        ...product,
        id: 'lock-personal',
        name: '个人锁',
        lockType: 'L02',
        allowedRoleIds: [2, 4],
      }),
      mock(personnel.list, { rows, total }),
    );
  },
});
type Answered = typeof staff;
const staff = personnel.list.example.response;
const otherRole: Answered = {
  ...staff,
  userGuid: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f13',
  name: '王演示',
  roleIds: [3],
  roleNames: ['评标专家'],
};
const personalLock =
  '/makeSureOrder?product=lock-personal&provider=F01&platforms=P01&years=2&delivery=online';
/** An administrator orders for an employee, and chooses the vendors of lock and seals. */
export const HolderChosen: Story = {
  ...at(personalLock),
  ...ofPeople([staff, otherRole]),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: /持有人/ }));
    const list = within(document.body);
    await expect(await list.findByRole('option', { name: /王演示/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(list.getByRole('option', { name: /李样例/ }));
    await unfold(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /介质商/ }), '示例介质厂商乙');
    await expect(canvas.getByText(/申请表按李样例的资料/)).toBeVisible();
    await submit(canvasElement);
    await canvas.findByRole('heading', { name: /makeSurePay\?orderNo=/ });
  },
};
/** There are no employees yet: the field says where to invite them. */
export const HolderNobody: Story = {
  ...at(personalLock),
  ...ofPeople([]),
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findAllByText('请选择持有人。')).not.toHaveLength(0);
  },
};
export const HolderStaffFailed: Story = {
  ...at(personalLock),
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, { ...product, lockType: 'L02', allowedRoleIds: [2, 4] }),
      mockNetworkError(personnel.list),
    );
  },
};
/** Continues a draft from another device, except for the tick of the agreement. */
export const DraftElsewhere: Story = {
  ...at(chosen),
  beforeEach({ msw }) {
    const form = JSON.stringify({ years: '3', remark: '上午联系', agreed: true });
    msw.use(mock(orderService.draft, { form, savedAt: '2026-11-21 09:30:00' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText('您在另一台设备上填写过');
    await userEvent.click(canvas.getByRole('button', { name: '继续填写' }));
    await expect(canvas.getByRole('textbox', { name: /留言/ })).toHaveValue('上午联系');
    await expect(canvas.getByRole('checkbox', { name: /我已核对以上信息/ })).not.toBeChecked();
    await expect(canvas.queryByText('您在另一台设备上填写过')).toBeNull();
  },
};
export const Phone: Story = { ...at(chosen), globals: onScreen('phone') };
export const PhoneCourier: Story = {
  ...at(chosen.replace('online', 'courier')),
  globals: onScreen('phone'),
};
export const Dark: Story = { ...at(chosen), globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...at(chosen), globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { ...at(chosen), globals: { ...onScreen('laptop'), contrast: 'high' } };
