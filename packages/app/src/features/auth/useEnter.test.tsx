import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { guard } from '../../routing/guard.js';
import { tokenStore } from '../../session/token.js';
import { useToken } from '../../session/useSession.js';
import { useEnter } from './useEnter.js';

function Login() {
  const { enter } = useEnter();
  return <button onClick={() => enter('5.token')}>登录</button>;
}
/** The guard around the pages, as in AppRoutes. */
function Guarded() {
  const token = useToken();
  const { pathname, search } = useLocation();
  const decision = guard(pathname, { hasToken: token !== null, rolesLoaded: true });
  if (typeof decision === 'object') return <Navigate to={decision.redirect} replace />;
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<p>{`at ${pathname}${search}`}</p>} />
    </Routes>
  );
}

afterEach(() => tokenStore.clear());

test.each([
  ['/login?redirect=%2Fcore%2Forder%3Fstate%3D20', 'at /core/order?state=20'],
  ['/login?redirect=%2F%2Fevil.example', 'at /'],
  ['/login', 'at /'],
])('%s leads on, although the guard leads away from /login', async (address, expected) => {
  window.history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Guarded />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.getByText(expected)).toBeInTheDocument());
  expect(tokenStore.get()).toBe('5.token');
  expect(window.location.pathname + window.location.search).toBe(expected.slice(3));
});
