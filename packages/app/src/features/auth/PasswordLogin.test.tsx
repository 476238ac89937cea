import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PasswordLogin } from './components/PasswordLogin.js';

vi.mock('./queries.js', () => ({ logIn: vi.fn<() => void>() }));
// This environment has no Web Workers: the form then asks for the picture, which never loads.
vi.mock('../../api/client.js', () => {
  const never = () => new Promise(() => undefined);
  return { api: { use: () => ({ captcha: never, captchaQuestion: never, captchaWork: never }) } };
});

const page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <PasswordLogin onToken={() => undefined} onOtherWay={() => undefined} />
  </QueryClientProvider>
);

function prerendered(): HTMLElement {
  const root = document.createElement('div');
  root.dataset['prerendered'] = '/login';
  root.innerHTML = renderToString(page());
  document.body.append(root);
  return root;
}
const input = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

afterEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('keeps what was typed before the script ran', async () => {
  const root = prerendered();
  window.localStorage.setItem('rememberedUsername', 'somebody');
  (input(root, 'username') as HTMLInputElement).value = 'qiye';
  (input(root, 'password') as HTMLInputElement).value = 'Demo@2026';
  const app = await act(async () => hydrateRoot(root, page()));
  await waitFor(() => expect(input(root, 'username')).toHaveValue('qiye'));
  expect(input(root, 'password')).toHaveValue('Demo@2026');
  act(() => app.unmount());
});

test('fills in the remembered name where nothing was typed', async () => {
  const root = prerendered();
  window.localStorage.setItem('rememberedUsername', 'somebody');
  const app = await act(async () => hydrateRoot(root, page()));
  await waitFor(() => expect(input(root, 'username')).toHaveValue('somebody'));
  expect(input(root, 'remember')).toBeChecked();
  act(() => app.unmount());
});

test('the draft of the name never holds the password', async () => {
  const root = prerendered();
  (input(root, 'username') as HTMLInputElement).value = 'qiye';
  (input(root, 'password') as HTMLInputElement).value = 'Demo@2026';
  const app = await act(async () => hydrateRoot(root, page()));
  await waitFor(() => expect(window.sessionStorage.getItem('login')).toContain('qiye'));
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Demo@2026');
  act(() => app.unmount());
});
