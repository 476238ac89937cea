import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionExpired } from '../session/expired.js';
import { tokenStore } from '../session/token.js';
import { loginPath } from './guard.js';

/** Leads to the login page when the server no longer knows the session, and remembers where to come back. */
export function SessionWatcher() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const here = pathname + search + hash;

  useEffect(() => {
    if (pathname === '/login') sessionExpired.settle();
  }, [pathname]);

  useEffect(
    () =>
      sessionExpired.subscribe(() => {
        // While info is still loading its failure is the guard's affair (spec 2.1: clear the token, go home).
        if (queries.getQueryData(['session', tokenStore.get()]) === undefined) return;
        sessionExpired.remember(here);
        tokenStore.clear();
        queries.clear();
        void navigate(loginPath(here, 'expired'), { replace: true });
      }),
    [here, navigate, queries],
  );
  return null;
}
