import { orders, payments } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { exampleHandlers, mock } from '@ca-portal/api/mocks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inApp } from '../../story-kit/in-app.js';
import { paidResult, unpaidResult } from './payment.fixtures.js';
import { PayResultPage } from './PayResultPage.js';
import { maxTries, pollMs, type PaymentResult } from './queries.js';

const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Answers each request with the result of `answer`, and counts the requests. */
function payment(answer: (asked: number) => PaymentResult) {
  const asked = vi.fn<() => void>();
  server.use(
    mock(payments.result, () => {
      asked();
      return answer(asked.mock.calls.length);
    }),
    mock(orders.detail, orders.detail.example.response),
  );
  return asked;
}

function open(query = 'orderNo=DD20261121000001') {
  const decorate = inApp({ path: `/makeSurePay/result?${query}`, token: '5.test' });
  const Page = () => decorate(PayResultPage);
  render(<Page />);
}

/** Waits for one answer: it needs real ticks between the fake ticks of the clock. */
async function until(asked: ReturnType<typeof payment>, times: number) {
  while (asked.mock.calls.length < times) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(pollMs / 10);
      await new Promise((done) => setImmediate(done));
    });
  }
}
const settle = async () => {
  for (let i = 0; i < 20; i += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(pollMs);
      await new Promise((done) => setImmediate(done));
    });
  }
};

test('asks until the payment has arrived, and then no more', async () => {
  const asked = payment((n) => (n < 3 ? unpaidResult : paidResult));
  open();
  await until(asked, 3);
  await settle();
  expect(screen.getByRole('heading', { name: '支付成功' })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(3);
});

test('gives up after twenty tries, and asks twenty times more when told that it is paid', async () => {
  const asked = payment(() => unpaidResult);
  open();
  await until(asked, maxTries);
  await settle();
  expect(asked).toHaveBeenCalledTimes(maxTries);
  expect(screen.getByRole('heading', { name: '还没有收到支付结果' })).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: '遇到问题' }));
  expect(screen.getByRole('link', { name: '024-0000-1234' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '我已支付，再查一次' }));
  await until(asked, maxTries + 1);
  expect(screen.getByRole('heading', { name: '正在确认支付结果' })).toBeInTheDocument();
});

test('an order that has closed is not asked for again', async () => {
  const asked = payment(() => ({ ...unpaidResult, state: orderStates.closed }));
  open();
  await until(asked, 1);
  await settle();
  expect(screen.getByRole('heading', { name: '订单已失效' })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a second attempt at the gateway is asked for by the order it is for', async () => {
  const asked = payment(() => paidResult);
  open('out_trade_no=DD20261121000001R2&trade_no=2026112122001400000000000002');
  await until(asked, 1);
  await settle();
  expect(screen.getByRole('heading', { name: '支付成功' })).toBeInTheDocument();
});

test('the address claims nothing: a trade number alone is no payment', async () => {
  const asked = payment(() => unpaidResult);
  open('out_trade_no=DD20261121000001&trade_no=2026112122001400000000000001&total_amount=450.00');
  await until(asked, 2);
  expect(screen.queryByRole('heading', { name: '支付成功' })).toBeNull();
});
