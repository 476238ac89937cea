import { useCallback } from 'react';
import { tokenStore } from './token.js';
import { useAcceptToken } from './useSession.js';

/** The token of the same session in another role: role id and suffix (spec 4, role switch). */
export const tokenInRole = (token: string, roleId: number): string =>
  `${roleId}.${token.slice(token.indexOf('.') + 1)}`;

/**
 * Goes on in another role that the user owns: the token changes, and with it all that hangs on it: user info, routes and
 * tabs, in every window. The server proves with each call that the session owns the role.
 */
export function useSwitchRole(): (roleId: number) => void {
  const accept = useAcceptToken();
  return useCallback(
    (roleId) => {
      const token = tokenStore.get();
      if (token !== null) accept(tokenInRole(token, roleId));
    },
    [accept],
  );
}
