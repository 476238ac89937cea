import { useEffect } from 'react';
import { expiredLogin } from './expired.js';
import { useSession, useToken } from './useSession.js';

/**
 * From the moment this window shows a user, his login may be renewed in place. Not part of `SessionWatcher`: its code
 * may still be loading when the first call is refused.
 */
export function useShownLogin(): void {
  const token = useToken();
  const person = useSession().data?.info.person.userGuid;
  useEffect(() => {
    if (token === null || person === undefined) return;
    return expiredLogin.shows(token);
  }, [token, person]);
}
