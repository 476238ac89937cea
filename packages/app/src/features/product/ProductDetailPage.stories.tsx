import { session, shop } from '@ca-portal/api/contract';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalConfigProvider } from '../../config/config.js';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { quoteOf } from './choice.js';
import { ProductDetailPage } from './ProductDetailPage.js';
import { longText, masterLock, products } from './products.fixtures.js';

const meta = {
  title: 'Screens 页面/Orders 办理与订单/ProductDetailPage 产品详情',
  id: 'screens-product-product-detail-page',
  component: ProductDetailPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/productDetail?id=lock-master', token = null } = parameters as {
        path?: string;
        token?: string | null;
      };
      return inApp({ path, token, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, masterLock),
      // Uses the price rules that server and page share.
      mock(shop.sku, ({ body }) => {
        const quote = quoteOf(masterLock, {
          provider: body.providerCode,
          platforms: body.platformCodes,
          years: body.years,
          delivery: body.delivery,
        });
        if (!quote) throw refuse('priceMissing');
        return quote;
      }),
      mock(shop.list, { rows: products, total: products.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof ProductDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A province that sends nothing by courier: this delivery is not shown at all. */
export const NoCourier: Story = {
  decorators: [
    (Story) => (
      <PortalConfigProvider value={{ ...defaultPortalConfig, courier: false }}>
        <Story />
      </PortalConfigProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole('radiogroup', { name: '领取方式' }));
    await expect(ways.getAllByRole('radio')).toHaveLength(2);
    await expect(ways.queryByRole('radio', { name: /邮寄/ })).toBeNull();
  },
};

/** A product that is sold out meanwhile is reported before the visitor fills in a form. */
export const SoldOutMeanwhile: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(shop.sku, 'productUnavailable'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('现在不能在线办理')).toBeVisible();
  },
};
/** The total follows each choice, and the order link contains the choice. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = await canvas.findByRole('status', { name: '合计' });
    await expect(total).toHaveTextContent('¥300.00');
    await expect(canvas.getByRole('button', { name: '复制链接' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^2 年/));
    await expect(total).toHaveTextContent('¥500.00');
    await userEvent.click(canvas.getByLabelText(/^市级政府采购平台/));
    await userEvent.click(canvas.getByLabelText(/^邮寄/));
    await expect(total).toHaveTextContent('¥565.00');
    const href = canvas.getByRole('link', { name: '立即办理' }).getAttribute('href') ?? '';
    await expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      product: 'lock-master',
      provider: 'F01',
      years: '2',
      platforms: 'P01,P02',
      delivery: 'courier',
    });
  },
};
/** Clicks faster than the address updates: each is shown at once, and none undoes another. */
export const QuickChoices: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = await canvas.findByRole('status', { name: '合计' });
    for (const label of [/^3 年/, /^市级政府采购平台/, /^企业采购平台/, /^在线写入/]) {
      const input = canvas.getByLabelText<HTMLInputElement>(label);
      input.click();
      await expect(input).toBeChecked();
    }
    await expect(total).toHaveTextContent('¥750.00');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '立即办理' })).toHaveAttribute(
        'href',
        '/makeSureOrder?product=lock-master&provider=F01&years=3&platforms=P01%2CP02%2CP03&delivery=online',
      ),
    );
  },
};
/** A new provider keeps the platforms that he supports and names the others. */
export const ProviderDropsPlatform: Story = {
  parameters: { path: '/productDetail?id=lock-master&years=3&platforms=P01,P03&delivery=online' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/^企业采购平台/)).toBeChecked();
    await userEvent.click(canvas.getByLabelText('云杉 CA'));
    await expect(await canvas.findByText('已取消：企业采购平台')).toBeVisible();
    await expect(canvas.getByLabelText('企业采购平台（云杉 CA不支持）')).toBeDisabled();
    await expect(canvas.getByLabelText(/^3 年/)).toBeChecked();
    await expect(canvas.getByLabelText('青禾 CA（本型号停售）')).toBeDisabled();
  },
};
export const NoPlatform: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText(/^省级工程建设交易平台/));
    await expect(canvas.getByRole('alert')).toHaveTextContent('请至少选择一个适用平台');
    await expect(canvas.getByRole('button', { name: /^立即办理/ })).toHaveAccessibleDescription(
      '请至少选择一个适用平台',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(shop.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.detail));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，产品' });
    msw.use(mock(shop.detail, masterLock));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: '企业主锁' })).toBeVisible();
  },
};
export const Withdrawn: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(shop.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('该产品不存在或已下线')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去产品中心' })).toHaveAttribute('href', '/product');
  },
};
export const Unavailable: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, {
        ...masterLock,
        ...products[3],
        providers: masterLock.providers,
        lockTypeName: 'PC锁',
        certificateTypeName: 'PC证书',
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^立即办理/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** Sold out: a logged-in user can ask for a message. */
export const SoldOut: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, { ...masterLock, stock: 0, available: false, unavailableReason: '暂时无货' }),
      ...exampleHandlers(),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '到货提醒我' }));
    await expect(await canvas.findByRole('button', { name: '已设置提醒' })).toBeVisible();
  },
};
export const PriceMissing: Story = {
  beforeEach({ msw }) {
    msw.use(mock(shop.detail, { ...masterLock, prices: null, fromFen: null }));
  },
};
/** Logged in with an identity that may not order it. */
export const RoleNotAllowed: Story = {
  parameters: { token: '3.story' },
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(
      mock(session.info, {
        ...response,
        roleId: 3,
        person: { ...response.person, roleId: 3, roleName: '评标专家' },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/当前身份不能办理该业务/, { selector: 'div' })).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(shop.detail, {
        ...masterLock,
        name: `企业主锁（${longText}）`,
        summary: longText.repeat(4),
        audience: longText,
        providers: masterLock.providers.map((one) => ({ ...one, name: `${one.name}${longText}` })),
        platforms: masterLock.platforms.map((one) => ({ ...one, name: `${one.name}${longText}` })),
      }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
