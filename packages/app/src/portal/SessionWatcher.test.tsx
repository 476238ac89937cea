import { session } from '@ca-portal/api/contract';
import { exampleHandlers } from '@ca-portal/api/mocks';
import { orders } from '@ca-portal/api/groups/orders';
import { Toaster } from '@ca-portal/ui/toast';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { UiProvider } from '@ca-portal/ui/theme';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.js';
import { ExpiredLogin } from '../features/auth/index.js';
import { expectCatalog } from '../routing/page-catalog.js';
import { PersonScope } from '../session/PersonScope.js';
import { tokenStore } from '../session/token.js';
import { useCurrentUser } from '../session/useSession.js';
import { useShownLogin } from '../session/useShownLogin.js';
import { AccountDialogs } from '../shared/account/index.js';
import { useOwnAutosave } from '../shared/form/index.js';
import './catalog.js';
import { SessionWatcher } from './SessionWatcher.js';

/** As in the portal: the first is in the entry, the second follows once its code has loaded. */
function Watched() {
  useShownLogin();
  return <SessionWatcher />;
}

// A whole dialog in jsdom takes seconds on a slow machine.
vi.setConfig({ testTimeout: 30_000 });

/** The user of each token, as the server knows it; the role is part of the token. */
let people: Map<string, string>;
/** Calls that reached the server with a valid login. */
let done: string[];
/** Number of calls that were refused for an expired login. */
let refused: number;
const info = session.info.example.response;

const server = setupServer(
  http.all('*/mh/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/mh', '');
    const token = request.headers.get('authorization') ?? '';
    if (path === '/captchaImage' || path === '/login') return undefined;
    const person = people.get(token);
    if (!person) {
      refused += 1;
      return HttpResponse.json({ code: 401, msg: '登录已过期' });
    }
    done.push(`${path} ${token}`);
    if (path === '/getInfo') {
      const roleId = Number(token.split('.')[0]);
      const { person: example, ...rest } = info;
      return HttpResponse.json({
        code: 200,
        data: { ...rest, roleId, tInfoGeren: { ...example, yhXm: person, userGuid: person } },
      });
    }
    return HttpResponse.json({ code: 200, data: [] });
  }),
  ...exampleHandlers(),
);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // Loads the lazy parts first: their loading time on a slow machine is not tested here.
  await Promise.all([ExpiredLogin.preload(), import('../session/renew.js'), expectCatalog()]);
}, 60_000);
afterAll(() => server.close());

const calls = api.use(orders);
/** A form that saves itself at once, and soon again after a failure. */
function Letter() {
  const form = useForm({ defaultValues: { letter: '' } });
  useOwnAutosave(form, {
    save: ({ letter }) => calls.cancel({ params: { orderNo: letter } }, { quiet: true }),
    delay: 0,
    retryDelays: [20, 20, 20],
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <Field name="letter" label="letter">
        <Input />
      </Field>
    </Form>
  );
}
function Page() {
  const { pathname } = useLocation();
  const [results, setResults] = useState<string[]>([]);
  const [menu, setMenu] = useState<'password'>();
  const read = useQuery({
    queryKey: ['read'],
    queryFn: () => calls.list({ query: { page: 1, limit: 10 } }),
    enabled: false,
  });
  const cancel = (orderNo: string) =>
    calls.cancel({ params: { orderNo } }).then(
      () => setResults((before) => [...before, `${orderNo} ok`]),
      ({ kind }: { kind: string }) => setResults((before) => [...before, `${orderNo} ${kind}`]),
    );
  return (
    <main>
      <p>{`${useCurrentUser()?.person.name ?? 'nobody'} at ${pathname}`}</p>
      <input aria-label="note" />
      <Letter />
      <button onClick={() => void Promise.all([cancel('A'), cancel('B'), read.refetch()])}>save</button>
      <button onClick={() => setMenu('password')}>menu</button>
      <AccountDialogs open={menu} onClose={() => setMenu(undefined)} />
      <output>{results.toSorted().join(', ')}</output>
    </main>
  );
}

async function open(at = '/core/order') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <MemoryRouter initialEntries={[at]}>
          <PersonScope>
            <Watched />
            <Page />
          </PersonScope>
        </MemoryRouter>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(`zhang at ${at}`, undefined, { timeout: 20_000 });
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'typed' } });
}
const dialog = () => screen.findByRole('dialog', { name: '登录已过期，请重新登录' }, { timeout: 20_000 });
/** Expires every token of this window; the login form gets this token next. */
async function expire(next: { token: string; person: string }) {
  people.clear();
  people.set(next.token, next.person);
  server.use(http.post('*/mh/login', () => HttpResponse.json({ code: 200, data: { token: next.token } })));
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await dialog();
}
async function logInAgain() {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('用户名或手机号', 'zhang');
  type('密码', 'Demo@2026');
  type('图形验证码', '12');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
}

beforeEach(() => {
  people = new Map([['5.old', 'zhang']]);
  done = [];
  refused = 0;
  window.sessionStorage.clear();
  api.reset();
  tokenStore.set('5.old');
});
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});

test('one dialog for all calls; the same user continues in his role, with his typed values', async () => {
  await open();
  done = [];
  await expire({ token: '2.new', person: 'zhang' });
  people.set('5.new', 'zhang');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await logInAgain();
  await screen.findByText('A ok, B ok', undefined, { timeout: 20_000 });
  expect(tokenStore.get()).toBe('5.new');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('note')).toHaveValue('typed');
  expect(screen.getByText('zhang at /core/order')).toBeInTheDocument();
  expect(done.filter((line) => line.includes('cancel')).toSorted()).toEqual([
    '/order/A/cancel 5.new',
    '/order/B/cancel 5.new',
  ]);
});

test('leaving fails all calls, and nothing of the login remains', async () => {
  await open();
  await expire({ token: '5.new', person: 'zhang' });
  fireEvent.click(screen.getByRole('button', { name: '退出，回首页' }));
  await screen.findByText('nobody at /');
  expect(tokenStore.get()).toBeNull();
  expect(screen.getByLabelText('note')).toHaveValue('');
});

test('another account starts anew, and no call of the first user is sent in its name', async () => {
  await open();
  done = [];
  await expire({ token: '5.li', person: 'li' });
  await logInAgain();
  await screen.findByText('li at /', undefined, { timeout: 20_000 });
  expect(screen.getByLabelText('note')).toHaveValue('');
  expect(done.filter((line) => line.includes('cancel'))).toEqual([]);
});

const write = (letter: string) =>
  fireEvent.change(screen.getByLabelText('letter'), { target: { value: letter } });
const letters = () => done.filter((line) => line.includes('letter'));

test('a text that was being saved is not sent in the name of another account', async () => {
  await open();
  done = [];
  await expire({ token: '5.li', person: 'li' });
  write('letter1');
  await waitFor(() => expect(refused).toBe(4)); // it waits with the others
  write('letter2'); // saved on leaving the page
  await logInAgain();
  await screen.findByText('li at /', undefined, { timeout: 20_000 });
  expect(screen.getByLabelText('letter')).toHaveValue('');
  // Longer than all retries.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(letters()).toEqual([]);
});

test('the same user goes on saving with the renewed login', async () => {
  await open();
  await expire({ token: '2.new', person: 'zhang' });
  people.set('5.new', 'zhang');
  write('letter1');
  await logInAgain();
  await waitFor(() => expect(letters()).toEqual(['/order/letter1/cancel 5.new']), { timeout: 20_000 });
});

/** A storage change by another window of the browser, as this window receives it. */
const elsewhere = (token: string | null) =>
  act(async () => {
    if (token === null) window.localStorage.removeItem('token');
    else window.localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  });

test('a login renewed in another window lets this one continue', async () => {
  await open();
  await expire({ token: '5.new', person: 'zhang' });
  await elsewhere('5.new');
  await screen.findByText('A ok, B ok', undefined, { timeout: 20_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('note')).toHaveValue('typed');
});

test('the same user in another window changes nothing here, in any role; another user does', async () => {
  await open();
  people.set('5.twice', 'zhang');
  await elsewhere('5.twice');
  await waitFor(() => expect(tokenStore.get()).toBe('5.twice'));
  expect(screen.getByLabelText('note')).toHaveValue('typed');

  people.set('2.twice', 'zhang');
  await elsewhere('2.twice');
  expect(tokenStore.get()).toBe('5.twice');
  // Another role was chosen in the other window: this one keeps its own.
  people.set('2.third', 'zhang');
  people.set('5.third', 'zhang');
  await elsewhere('2.third');
  await waitFor(() => expect(tokenStore.get()).toBe('5.third'));
  expect(screen.getByLabelText('note')).toHaveValue('typed');

  people.set('2.li', 'li');
  await elsewhere('2.li');
  await screen.findByText('li at /');
  expect(screen.getByLabelText('note')).toHaveValue('');
  expect(screen.getByText(/另一个窗口登录了其他账号/)).toBeInTheDocument();
});

test('a public page stays when another user logs in, whatever its address contains', async () => {
  await open('/invitation/abc');
  people.set('2.li', 'li');
  await elsewhere('2.li');
  await screen.findByText(/另一个窗口登录了其他账号/);
  await screen.findByText(/^li at/, undefined, { timeout: 20_000 });
  // The redirect has been decided and done by then.
  await act(async () => void (await expectCatalog()));
  expect(screen.getByText(/^li at/)).toHaveTextContent('li at /invitation/abc');
});

test('an expired login that a new window removed for all windows can be renewed here, with unsaved values', async () => {
  await open();
  people.clear();
  window.localStorage.setItem('tokenExpired', '1');
  await elsewhere(null);
  await dialog();
  expect(screen.getByLabelText('note')).toHaveValue('typed');
  people.set('2.new', 'zhang');
  people.set('5.new', 'zhang');
  server.use(http.post('*/mh/login', () => HttpResponse.json({ code: 200, data: { token: '2.new' } })));
  await logInAgain();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 });
  expect(tokenStore.get()).toBe('5.new');
  expect(window.localStorage.getItem('token')).toBe('5.new');
  expect(screen.getByLabelText('note')).toHaveValue('typed');
});

test('a logout in another window is one here', async () => {
  await open();
  await elsewhere(null);
  await screen.findByText('nobody at /core/order'); // the guard around it leads home
  expect(screen.getByLabelText('note')).toHaveValue('');
});

test('drafts of an expired login are kept for their owner only', async () => {
  await open();
  window.sessionStorage.setItem('order', '{}');
  act(() => tokenStore.clear('drafts stay'));
  people.set('5.again', 'zhang');
  act(() => tokenStore.set('5.again'));
  await screen.findByText(/^zhang at/);
  expect(window.sessionStorage.getItem('order')).not.toBeNull();
  act(() => tokenStore.clear('drafts stay'));
  people.set('5.li', 'li');
  act(() => tokenStore.set('5.li'));
  await screen.findByText(/^li at/);
  await waitFor(() => expect(window.sessionStorage.getItem('order')).toBeNull());
});

test('a one-time password opens the dialog for a new password', async () => {
  await open();
  server.use(
    http.get('*/mh/order/list', () => HttpResponse.json({ code: 1201, msg: '请先设置新密码再继续' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await screen.findByRole('dialog', { name: '修改密码' }, { timeout: 20_000 });
  expect(tokenStore.get()).toBe('5.old');
});

test('an open password dialog stays the only one, whatever is refused below it', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'menu' }));
  await screen.findByRole('dialog', { name: '修改密码' }, { timeout: 20_000 });
  server.use(
    http.get('*/mh/order/list', () => {
      refused += 1;
      return HttpResponse.json({ code: 1201, msg: '请先设置新密码再继续' });
    }),
  );
  fireEvent.click(screen.getByText('save'));
  await screen.findByText('A ok, B ok', undefined, { timeout: 20_000 });
  await waitFor(() => expect(refused).toBe(1));
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('after a new password no login dialog covers its message, and pending calls fail', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'menu' }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^图形验证码/, undefined, { timeout: 20_000 });
  type(/^图形验证码/, '12');
  type(/^短信验证码/, '123456');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下一步' })));
  await screen.findByLabelText(/^新密码/, undefined, { timeout: 20_000 });
  type(/^新密码/, 'Fresh@2027');
  type(/^确认新密码/, 'Fresh@2027');
  server.use(
    http.post('*/mh/sys/updatepassword', () => {
      people.clear(); // all sessions end with the old password
      return HttpResponse.json({ code: 200, data: null });
    }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '确认修改' })));
  const said = await screen.findByRole('dialog', { name: '温馨提示' }, { timeout: 20_000 });
  done = [];
  fireEvent.click(screen.getByText('save'));
  await waitFor(() => expect(refused).toBe(3));
  expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([said]);
  fireEvent.click(within(said).getByRole('button', { name: '重新登录' }));
  await screen.findByText('nobody at /login', undefined, { timeout: 20_000 });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(done).toEqual([]);
});

test('a user without a role is asked for one, once', async () => {
  people.set('0.new', 'zhang');
  tokenStore.set('0.new');
  await open();
  const question = await screen.findByRole('dialog', { name: '选择身份' }, { timeout: 20_000 });
  await within(question).findByRole('radio', { name: /自然人/ }, { timeout: 20_000 });
  fireEvent.click(within(question).getByRole('button', { name: /申请新的身份/ }));
  await screen.findByText('zhang at /roleApply');
  expect(screen.queryByRole('dialog')).toBeNull();
});
