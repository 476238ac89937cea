import type { OrderRequest } from '@ca-portal/api';
import { orders, orderService, shop } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockNetworkError, refuse } from '@ca-portal/api/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inApp } from '../../story-kit/in-app.js';
import { Arrived } from './Arrived.fixtures.js';
import { OrderPage } from './OrderPage.js';

const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const chosen = 'product=lock-master&provider=F01&platforms=P01&years=2';
const Pages = () => (
  <Routes>
    <Route path="/makeSureOrder" element={<OrderPage />} />
    <Route path="*" element={<Arrived />} />
  </Routes>
);

/** Opens the page again with empty memory, as after a reload or a login. */
async function open(query = `${chosen}&delivery=online`) {
  const decorate = inApp({ path: `/makeSureOrder?${query}`, token: '5.test' });
  const Page = () => decorate(Pages);
  const page = render(<Page />);
  await screen.findByRole('region', { name: '办理信息' });
  return page;
}
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /我已核对以上信息/ }));
const submitButton = () => screen.getByRole('button', { name: /提交订单/ });
/** The button ignores clicks for three seconds after one (spec section 5). */
function submitAgain() {
  vi.setSystemTime(Date.now() + 3001);
  fireEvent.click(submitButton());
}
const unfold = () => fireEvent.click(screen.getByRole('button', { name: /^修改服务商/ }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

/** Accepts orders and records the request bodies. */
function takeOrders() {
  const bodies: OrderRequest[] = [];
  server.use(
    mock(orders.create, ({ body }) => {
      bodies.push(body);
      return orders.create.example.response;
    }),
  );
  return bodies;
}

test('a double click sends one order', async () => {
  const bodies = takeOrders();
  await open();
  agree();
  const button = submitButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: '/makeSurePay?orderNo=DD20261121000001' });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    productId: 'lock-master',
    years: 2,
    expectedTotalFen: 45_000,
    agreed: true,
  });
});

test('a reload after an answer that was lost sends the same request again', async () => {
  server.use(mockNetworkError(orders.create));
  const first = await open();
  agree();
  fireEvent.click(submitButton());
  await screen.findByText(/不会重复下单/);
  const stored = JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '{}') as {
    requestId: string;
  };
  first.unmount();

  const bodies = takeOrders();
  await open();
  fireEvent.click(submitButton());
  await screen.findByRole('heading', { name: /makeSurePay/ });
  expect(bodies.map(({ requestId }) => requestId)).toEqual([stored.requestId]);
});

test('an expired login loses nothing that was typed', async () => {
  server.use(mockError(orders.create, 'unauthorized'));
  server.use(mock(orderService.receivers, []));
  const address = `${chosen}&delivery=courier`;
  const first = await open(address);
  // The user's own name is filled in first.
  await waitFor(() => expect(screen.getByRole('textbox', { name: /收件人/ })).not.toHaveValue(''));
  type(/收件人/, '张示例');
  type(/手机号/, '13000000000');
  fireEvent.change(screen.getByRole('combobox', { name: '市' }), { target: { value: '沈阳市' } });
  fireEvent.change(screen.getByRole('combobox', { name: '区县' }), { target: { value: '浑南区' } });
  type(/详细地址/, '示例路 18 号');
  unfold();
  type(/买家留言/, '上午联系');
  fireEvent.click(screen.getByRole('checkbox', { name: /市级政府采购平台/ }));
  agree();
  fireEvent.click(submitButton());
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
  first.unmount();

  const bodies = takeOrders();
  await open(address);
  expect(screen.getByText(/已恢复您上次填写的内容/)).toBeInTheDocument();
  fireEvent.click(submitButton());
  await screen.findByRole('heading', { name: /makeSurePay/ });
  expect(bodies[0]).toMatchObject({
    platformCodes: ['P01', 'P02'],
    delivery: 'courier',
    receiver: { name: '张示例', phone: '13000000000', address: '辽宁省沈阳市浑南区示例路 18 号' },
    remark: '上午联系',
  });
});

test('a choice made anew on the product page wins over the draft, and what was typed stays', async () => {
  const first = await open();
  type(/买家留言/, '上午联系');
  first.unmount();
  await open('product=lock-master&provider=F02&platforms=P01&years=3&delivery=online');
  unfold();
  expect(screen.getByRole('radio', { name: '3 年' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /云杉 CA/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /买家留言/ })).toHaveValue('上午联系');
});

test('the draft goes when the order is placed', async () => {
  takeOrders();
  await open();
  agree();
  fireEvent.click(submitButton());
  await screen.findByRole('heading', { name: /makeSurePay/ });
  expect(sessionStorage).toHaveLength(0);
});

test('a changed price is shown and, confirmed, is what the next request expects', async () => {
  const line = {
    key: 'service' as const,
    label: '证书服务费',
    unitFen: 23_000,
    quantity: 2,
    amountFen: 46_000,
  };
  const quote = { lines: [line], totalFen: 46_000 };
  const expected = vi.fn<(fen: number) => void>();
  server.use(
    mock(orders.create, ({ body }) => {
      expected(body.expectedTotalFen);
      if (body.expectedTotalFen === quote.totalFen) return orders.create.example.response;
      throw refuse('priceChanged', { price: '¥460.00' }, { totalFen: 46_000, quote });
    }),
    mock(shop.detail, shop.detail.example.response),
  );
  await open();
  agree();
  fireEvent.click(submitButton());
  await screen.findByText('价格已更新');
  expect(screen.getAllByText('¥460.00').length).toBeGreaterThan(0);
  submitAgain();
  await screen.findByRole('heading', { name: /makeSurePay/ });
  expect(expected.mock.calls).toEqual([[45_000], [46_000]]);
});

test('a form that has made an order already can be sent as a new one, under an id of its own', async () => {
  const ids: string[] = [];
  server.use(
    mock(orders.create, ({ body }) => {
      ids.push(body.requestId);
      if (ids.length === 1) throw refuse('duplicateRequest');
      return orders.create.example.response;
    }),
  );
  await open();
  agree();
  fireEvent.click(submitButton());
  fireEvent.click(await screen.findByRole('button', { name: '作为新订单提交' }));
  submitAgain();
  await screen.findByRole('heading', { name: /makeSurePay/ });
  expect(new Set(ids).size).toBe(2);
});

test('what is typed is kept on the server for another device, and forgotten when the order is placed', async () => {
  const kept: string[] = [];
  const dropped: string[] = [];
  server.use(
    mock(orderService.keepDraft, ({ params, body }) => {
      kept.push(`${params.draftKey} ${body.form}`);
      return orderService.keepDraft.example.response;
    }),
    mock(orderService.dropDraft, ({ params }) => {
      dropped.push(params.draftKey);
      return null;
    }),
  );
  takeOrders();
  await open();
  type(/买家留言/, '上午联系');
  await waitFor(() => expect(kept).toHaveLength(1), { timeout: 5_000 });
  expect(kept[0]).toMatch(/^order:lock-master .*上午联系/);
  agree();
  fireEvent.click(submitButton());
  await screen.findByRole('heading', { name: /makeSurePay/ });
  await waitFor(() => expect(dropped).toEqual(['order:lock-master']));
});
