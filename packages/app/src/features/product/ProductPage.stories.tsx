import { shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { ProductPage } from './ProductPage.js';
import { longText, products } from './products.fixtures.js';

const meta = {
  title: 'Screens 页面/Orders 办理与订单/ProductPage 产品',
  id: 'screens-product-product-page',
  component: ProductPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/product' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(shop.list, { rows: products, total: products.length }), ...exampleHandlers());
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link', { name: /^(?:办理|了解)/ })
    .map((link) => link.getAttribute('aria-label'));

/** Filtered to available products, cheapest first; each links to its page. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('共', { exact: false, selector: 'output' })).toHaveTextContent(
      '共 4 件产品',
    );
    await userEvent.click(canvas.getByLabelText('只看可办理'));
    await userEvent.click(canvas.getByLabelText('价格'));
    await expect(names(canvasElement)).toEqual(['办理个人锁', '办理企业主锁']);
    await expect(canvas.getByRole('link', { name: '办理个人锁' })).toHaveAttribute(
      'href',
      '/productDetail?id=lock-personal',
    );
    await userEvent.click(canvas.getByLabelText(/^手机证书/));
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(names(canvasElement)).toHaveLength(4);
  },
};
/** The address holds the filter. */
export const OneCarrier: Story = {
  parameters: { path: '/product?carrier=mobile' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: '了解手机证书' });
    await expect(names(canvasElement)).toEqual(['了解手机证书']);
    await expect(within(canvasElement).getByLabelText(/^手机证书/)).toBeChecked();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(shop.list));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.list));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，产品' });
    await expect(canvas.getByRole('heading', { name: '三种证书怎么选' })).toBeVisible();
    msw.use(mock(shop.list, { rows: products, total: products.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '办理企业主锁' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(shop.list, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂时没有在办的产品')).toBeVisible();
  },
};
export const PriceMissing: Story = {
  beforeEach({ msw }) {
    msw.use(mock(shop.list, { rows: products.map((one) => ({ ...one, fromFen: null })), total: 4 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('该业务价格未配置，请联系客服')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: /^办理/ })).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const rows = products.map((one) => ({
      ...one,
      name: `${one.name}（${longText}）`,
      summary: longText.repeat(3),
      audience: longText,
      highlights: [longText, '短'],
      fromFen: 1_234_567_89,
    }));
    msw.use(mock(shop.list, { rows, total: rows.length }));
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
