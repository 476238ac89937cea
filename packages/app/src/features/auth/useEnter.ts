import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expectPage } from '../../routing/page-catalog.js';
import { safeRedirect } from '../../routing/guard.js';
import { acceptToken } from '../../session/useSession.js';

interface Enter {
  /** Called as the login goes out: the code of the page that follows comes beside its answer, not after it. */
  expect: () => void;
  /** Takes a fresh token and leads to where the user came from. */
  enter: (token: string) => void;
}

/** The way from the login to where the user came from. */
export function useEnter(): Enter {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  const expect = useCallback(() => expectPage(target, true), [target]);
  const enter = useCallback(
    (token: string) => {
      // With a token the guard leads away from /login to home (spec 2.1). Let it do so first: the last word counts.
      flushSync(() => acceptToken(token));
      void navigate(target, { replace: true });
    },
    [navigate, target],
  );
  return { expect, enter };
}
