import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Guarded } from './Guarded.js';
import type { Read } from './read-state.js';
import { Shown, type ShownProps } from './Shown.js';

type Rows = Read<string[]>;
const idle: Rows = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};
const failed = (code: number): Rows => ({
  ...idle,
  error: new ApiError('business', code, '服务器的话'),
  isError: true,
});

function draw(of: Rows, props: Partial<ShownProps<Rows>> = {}) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown of={of} what="公告" loading="加载中" frame={(shown) => <main>{shown}</main>} {...props}>
        {(rows) => rows.join('，') || '空列表'}
      </Shown>
    </QueryClientProvider>,
  );
  return container;
}

test('draws loaded data inside its page', () => {
  draw({ ...idle, data: ['一', '二'] });
  expect(screen.getByRole('main')).toHaveTextContent(/^一，二$/);
});

test('keeps loaded data when a reload is refused', () => {
  expect(draw({ ...failed(errorCodes.forbidden), data: ['一'] })).toHaveTextContent(/^一$/);
});

test('shows only the empty state for an empty list', () => {
  expect(draw({ ...idle, data: [] }, { empty: '没有公告' })).toHaveTextContent(/^没有公告$/);
  expect(draw({ ...idle, data: [] })).toHaveTextContent(/^空列表$/);
});

test('a refusal to the role replaces the page', () => {
  draw(failed(errorCodes.forbidden));
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
});

test('a part shows a refusal to the role in its place', () => {
  draw(failed(errorCodes.forbidden), { part: true });
  expect(screen.getByRole('main')).toHaveTextContent('公告没有加载出来服务器的话');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('shows the missing state where there is one', () => {
  expect(draw(failed(errorCodes.notFound), { missing: '没有这条公告' })).toHaveTextContent(/^没有这条公告$/);
  expect(draw(idle, { missing: '没有这条公告', isMissing: true })).toHaveTextContent(/^没有这条公告$/);
  expect(draw(failed(errorCodes.notFound))).toHaveTextContent('公告没有加载出来');
});

test('shows a failure in its card, with the surrounding content', () => {
  draw(failed(601), {
    card: '最新公告',
    unharmed: '您的选择还在',
    failedIn: (block) => <section aria-label="外">{block}</section>,
  });
  expect(screen.getByRole('region', { name: '外' })).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('heading', { name: '最新公告' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('您的选择还在，请重试');
});

test('shows the placeholder until then', () => {
  expect(draw(idle)).toHaveTextContent(/^加载中$/);
});

const inClient = (page: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>).container;

test('content with placeholders of its own is shown while loading, too, and gives way to a failure', () => {
  const drawn = (of: Rows) =>
    inClient(
      <Shown part of={of} what="公告">
        <table aria-label="公告" />
      </Shown>,
    );
  expect(drawn(idle).querySelector('table')).not.toBeNull();
  expect(drawn({ ...idle, data: ['一'] }).querySelector('table')).not.toBeNull();
  expect(drawn(failed(601))).toHaveTextContent(/^公告没有加载出来/);
});

test('a guarded page gives way to a refusal alone, and only where nothing was read before', () => {
  const drawn = (of: Rows) => inClient(<Guarded of={of}>页面</Guarded>);
  for (const of of [idle, failed(601), { ...failed(errorCodes.forbidden), data: [] }]) {
    expect(drawn(of)).toHaveTextContent(/^页面$/);
  }
  expect(drawn(failed(errorCodes.forbidden))).toHaveTextContent(/不能使用这个功能/);
});
