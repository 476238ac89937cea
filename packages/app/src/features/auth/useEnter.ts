import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../routing/guard.js';
import { acceptToken } from '../../session/useSession.js';

/** Takes a fresh token and leads to where the user came from. */
export function useEnter(): (token: string) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  return useCallback(
    (token) => {
      // With a token the guard leads away from /login to home (spec 2.1). Let it do so first: the last word counts.
      flushSync(() => acceptToken(token));
      void navigate(target, { replace: true });
    },
    [navigate, target],
  );
}
