import { caChange, caManage, files, orders, orderService } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { first, needOf, noisyPicture, second, wizardHandlers } from './application.fixtures.js';
import { ApplyPage } from './ApplyPage.js';

function Arrived() {
  const { pathname, search } = useLocation();
  return <h1>{`${pathname}${search}`}</h1>;
}
const at = (business: string, certificates = first) => ({
  decorators: [
    inApp({
      path: `/apply?business=${business}${certificates ? `&certificates=${certificates}` : ''}`,
      token: '5.story',
      layout: PublicLayout,
    }),
  ],
});

const meta = {
  title: 'Screens 页面/Orders 办理与订单/ApplyPage 变更类业务',
  id: 'screens-application-apply-page',
  component: () => (
    <Routes>
      <Route path="/apply" element={<ApplyPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(...wizardHandlers, ...exampleHandlers());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: '下一步' });
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  return canvas;
};
const next = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: '下一步' }));
/** Answers the two questions of a renewal and opens the confirmation. */
const confirmRenewal = async (canvasElement: HTMLElement) => {
  const canvas = await heading(canvasElement, '延期续费');
  await userEvent.click(canvas.getByRole('radio', { name: '2 年' }));
  await userEvent.click(canvas.getByRole('radio', { name: '没有' }));
  await next(canvas);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /我已核对以上信息/ }));
  return canvas;
};
const submit = async (canvas: ReturnType<typeof within>) => {
  const button = canvas.getByRole('button', { name: '提交订单' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
};

/** 延期续费, before any input. */
export const Default: Story = at('0103');
/** Old and new end date before paying, then the cashier. */
export const Renewed: Story = {
  ...at('0103'),
  play: async ({ canvasElement }) => {
    const canvas = await confirmRenewal(canvasElement);
    await expect(await canvas.findByText('2029-02-08')).toBeVisible();
    await submit(canvas);
    await canvas.findByRole('heading', { name: /^\/makeSurePay\?orderNo=DD/ });
  },
};
/** The holder brings his lock to a counter: no parcel is offered, since the lock is not replaced. */
export const RenewedAtCounter: Story = {
  ...at('0103'),
  play: async ({ canvasElement }) => {
    const canvas = await confirmRenewal(canvasElement);
    await expect(canvas.queryByRole('radio', { name: /邮寄/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /自取/ }));
    const points = await canvas.findByRole('combobox', { name: /服务网点/ });
    await waitFor(() => expect(points.querySelectorAll('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(points, points.querySelectorAll('option')[1]!);
    await submit(canvas);
    await canvas.findByRole('heading', { name: /^\/makeSurePay\?orderNo=DD/ });
  },
};
/** 重新下单: the form contains the changes and papers of the earlier order. */
export const PlacedAnew: Story = {
  decorators: at('0105', `${first}&from=DD20261120000001`).decorators,
  beforeEach({ msw }) {
    const order = orders.detail.example.response;
    const file = {
      fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f',
      name: '新的执照.pdf',
      size: 10,
      url: '/x',
    };
    msw.use(
      mock(orders.detail, { ...order, orderNo: 'DD20261120000001', orderType: '0105', state: 91 }),
      mock(orderService.service, {
        ...orderService.service.example.response,
        attachments: [{ kind: 'businessLicense', label: '营业执照副本', file, rejection: '' }],
        change: {
          reason: '',
          explanation: '',
          returnsOldLock: false,
          providerCode: '',
          platformCodes: [],
          changes: [{ key: 'name', after: '示例建设集团有限公司' }],
          seal: {},
        },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '企业变更');
    await expect(canvas.getByRole('textbox', { name: /变更后的企业名称/ })).toHaveValue(
      '示例建设集团有限公司',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '没有' }));
    await next(canvas);
    await expect(await canvas.findByText('新的执照.pdf')).toBeVisible();
  },
};
/** Two locks, one price, one payment; the refused one is named, and the first one is not ordered twice. */
export const SeveralAtOnce: Story = {
  ...at('0103', `${first},${second}`),
  play: async ({ canvasElement }) => {
    const canvas = await confirmRenewal(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('¥800.00')).not.toHaveLength(0));
    await submit(canvas);
    await canvas.findByRole('heading', { name: /^\/makeSurePayZh\?orderNos=DD\d+,DD\d+$/ });
  },
};
/** 补办: every question must be answered, and the papers depend on the reason. */
export const Replacement: Story = {
  ...at('0102'),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, 'CA补办（更换）');
    await next(canvas);
    await expect(await canvas.findByRole('region', { name: /处需要修改/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '请选择补办原因。' })).toBeVisible();
  },
};
/** With open bids: the risk is explained, a reminder can be set, and a checkbox must be ticked. */
const reminded: string[] = [];
export const OpenBids: Story = {
  ...at('0103', `${first},${second}`),
  beforeEach({ msw }) {
    reminded.length = 0;
    msw.use(
      mock(caManage.remind, ({ params }) => {
        reminded.push(params.id);
        return null;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '延期续费');
    await userEvent.click(canvas.getByRole('radio', { name: '有' }));
    await expect(await canvas.findByText(/将无法解密用原证书加密的投标文件/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('开标日期'), '2099-12-31{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '开标后提醒我（01-01）' }));
    // For every certificate of this renewal.
    await waitFor(() => expect(reminded).toEqual([first, second]));
    await next(canvas);
    await expect(await canvas.findAllByText(/请确认已了解风险/)).not.toHaveLength(0);
  },
};
export const AddPlatform: Story = {
  ...at('0104'),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '增加平台');
    await expect(canvas.getByRole('checkbox', { name: /省级工程建设交易平台/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /电子招投标系统/ }));
    await next(canvas);
    await expect(await canvas.findByText(/下单后请在订单详情中下载申请表/)).toBeVisible();
  },
};
/** Two certificates: platforms that one of them already has are not offered. */
export const AddPlatformToSeveral: Story = {
  ...at('0104', `${first},${second}`),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '增加平台');
    await expect(canvas.getByRole('checkbox', { name: /省级工程建设交易平台/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /电子招投标系统/ }));
    await next(canvas);
    await expect(await canvas.findByText('要办理的证书（2 张）')).toBeVisible();
  },
};
export const EnterpriseChange: Story = {
  ...at('0105'),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '企业变更');
    await userEvent.click(canvas.getByRole('checkbox', { name: /企业名称/ }));
    await expect(await canvas.findByRole('textbox', { name: /变更后的企业名称/ })).toBeVisible();
    await expect(canvas.getByText('涉及的证书（2 张）')).toBeVisible();
  },
};
const papersOfRepresentative = async (canvasElement: HTMLElement) => {
  const canvas = await heading(canvasElement, '企业变更');
  await userEvent.click(canvas.getByRole('checkbox', { name: /法定代表人/ }));
  await userEvent.type(await canvas.findByRole('textbox', { name: /变更后的法定代表人/ }), '王演示');
  await userEvent.click(canvas.getByRole('radio', { name: '没有' }));
  await next(canvas);
  return canvas;
};
/** The papers of the new representative are required, and their labels name him. */
export const NewRepresentative: Story = {
  ...at('0105'),
  play: async ({ canvasElement }) => {
    const canvas = await papersOfRepresentative(canvasElement);
    await expect(await canvas.findByText(/须是变更后的法定代表人“王演示”本人的/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: /身份证人像面/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /手持个人签名照/ })).toBeVisible();
    // The letter created here already names him.
    await userEvent.click(canvas.getByRole('button', { name: '生成委托书' }));
    await expect(await screen.findByText(/由变更后的法定代表人“王演示”签字/)).toBeVisible();
  },
};
/** A picture of five megabytes is uploaded as a smaller JPEG. */
export const LargePicture: Story = {
  ...at('0105'),
  beforeEach({ msw }) {
    msw.use(
      mock(files.upload, ({ file }) => ({
        ...files.upload.example.response,
        originalFilename: (file as File).name,
        size: file.size,
      })),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await papersOfRepresentative(canvasElement);
    const tile = await canvas.findByRole('group', { name: /身份证人像面/ });
    const choose = tile.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!;
    await userEvent.upload(choose, await noisyPicture('身份证.png'));
    await expect(await within(tile).findByText('身份证.jpg')).toBeVisible();
  },
};
/** Renewed after its end: the page says that the new end date assumes an update today. */
export const RenewedAfterItsEnd: Story = {
  ...at('0103'),
  beforeEach({ msw }) {
    msw.use(
      mock(caChange.needInfo, ({ query }) =>
        needOf(query.orderType, { state: 'expired', notAfter: '2026-11-01 10:30:00' }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '延期续费');
    await expect(await canvas.findByText('2026-11-01（已过期）')).toBeVisible();
    await expect(await canvas.findByText(/（从更新当天起算）$/)).toBeVisible();
  },
};
/** The price of a new lock includes seals that this portal cannot write: the user learns it before paying. */
export const SealsNotWritten: Story = {
  ...at('0106'),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '服务商变更');
    await userEvent.click(canvas.getByRole('radio', { name: /云杉 CA/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '没有' }));
    await next(canvas);
    await expect(await canvas.findByText(/锁里没有印章/)).toBeVisible();
  },
};
export const ProviderChange: Story = {
  ...at('0106'),
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '服务商变更');
    await expect(canvas.getByRole('radio', { name: /北辰 CA/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /云杉 CA/ })).toBeEnabled();
  },
};
/** A PC certificate is downloaded: there is no question about delivery. */
export const ProviderChangeOfPc: Story = {
  ...at('0106'),
  beforeEach({ msw }) {
    msw.use(mock(caChange.needInfo, ({ query }) => needOf(query.orderType, { deliveries: ['online'] })));
  },
  play: async ({ canvasElement }) => {
    const canvas = await heading(canvasElement, '服务商变更');
    await expect(canvas.queryByText('领取方式')).toBeNull();
  },
};
export const Cancellation: Story = {
  ...at('0108'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'CA注销');
  },
};
export const PracticeSeal: Story = {
  ...at('0110'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, '造价师锁签章变更');
  },
};
/** Without a certificate in the address the page asks for one; unavailable ones show the reason. */
export const PickOne: Story = {
  ...at('0103', ''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: /李样例/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /示例建设工程有限公司/ }));
    await next(canvas);
    await canvas.findByRole('radiogroup', { name: /延期年限/ });
  },
};
/** Too early: shows the start date, and offers a reminder for that day. */
export const TooEarly: Story = {
  ...at('0103'),
  beforeEach({ msw }) {
    msw.use(
      mock(caChange.needInfo, ({ query }) =>
        needOf(query.orderType, {
          unavailableReason: '到期前 80 天起可以延期，该证书自 2027-05-12 起可以办理',
          availableFrom: '2027-05-12',
        }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '到期提醒我' }));
    await canvas.findByRole('button', { name: '已设置提醒' });
  },
};
export const RoleNotAllowed: Story = {
  ...at('0105'),
  beforeEach({ msw }) {
    msw.use(
      mock(caChange.needInfo, ({ query }) =>
        needOf(query.orderType, { unavailableReason: '企业变更仅限企业管理员办理' }),
      ),
    );
  },
};
export const NothingThere: Story = {
  ...at('0103', ''),
  beforeEach({ msw }) {
    msw.use(mock(caManage.list, { rows: [], total: 0 }));
  },
};
export const Loading: Story = {
  ...at('0103'),
  beforeEach({ msw }) {
    msw.use(mockForever(caChange.needInfo));
  },
};
export const Failed: Story = {
  ...at('0103'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caChange.needInfo));
  },
};
export const LongText: Story = {
  ...at('0106'),
  beforeEach({ msw }) {
    const long = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    msw.use(
      mock(caChange.needInfo, ({ query }) =>
        needOf(query.orderType, {
          holderName: long,
          platforms: ['P01', 'P02', 'P03'].map((code) => ({ code, name: `${long}${code}`, held: false })),
        }),
      ),
    );
  },
};
export const OnPhone: Story = { ...at('0105'), globals: onScreen('phone') };
export const Dark: Story = { ...at('0103'), globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...at('0103'), globals: { ...onScreen('laptop'), mode: 'elder' } };
