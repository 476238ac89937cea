import { useEffect } from 'react';
import { expiredLogin } from './expired.js';
import { useSession, useToken } from './useSession.js';

/**
 * From the moment in which this window shows a person, his login may be renewed in place. Not a part of what watches the
 * login: its code may still be on its way when the first call is refused.
 */
export function useShownLogin(): void {
  const token = useToken();
  const person = useSession().data?.info.person.userGuid;
  useEffect(() => {
    if (token === null || person === undefined) return;
    return expiredLogin.shows(token);
  }, [token, person]);
}
