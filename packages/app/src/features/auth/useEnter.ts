import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expectPage } from '../../routing/page-catalog.js';
import { safeRedirect } from '../../routing/guard.js';
import { acceptToken } from '../../session/useSession.js';

interface Enter {
  /** Called when the login is sent: prefetches the code of the next page in parallel. */
  expect: () => void;
  /** Stores a new token and returns to the previous page. */
  enter: (token: string) => void;
}

/** Leads from the login back to the previous page. */
export function useEnter(): Enter {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  const expect = useCallback(() => expectPage(target, true), [target]);
  const enter = useCallback(
    (token: string) => {
      // With a token the guard redirects from /login to home (spec 2.1). Waits for that redirect, because the last
      // navigation wins.
      flushSync(() => acceptToken(token));
      void navigate(target, { replace: true });
    },
    [navigate, target],
  );
  return { expect, enter };
}
