import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { expiredLogin } from '../session/expired.js';
import { tokenStore } from '../session/token.js';
import { loginPath } from '../routing/guard.js';

/** Ends a login that cannot be renewed in place: the login page is used instead and leads back here; drafts stay. */
export function LoginOnItsPage(): null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search + hash;
  useEffect(() => {
    let over = false;
    // After the commit: without a token the guard redirects to home first, and the last navigation counts.
    queueMicrotask(() => {
      if (over) return;
      flushSync(() => tokenStore.clear('drafts stay'));
      void navigate(loginPath(here, 'expired'), { replace: true });
    });
    return () => {
      over = true;
    };
  }, [here, navigate]);
  return null;
}

/**
 * Replaces `SessionWatcher` where its code failed to load: otherwise nobody could show the login dialog, and every call
 * would wait for its answer for ever.
 */
export function UnwatchedLogin() {
  const open = useSyncExternalStore(expiredLogin.subscribe, expiredLogin.isOpen, () => false);
  return open ? <LoginOnItsPage /> : null;
}
