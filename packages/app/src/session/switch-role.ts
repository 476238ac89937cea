import { tokenInRole, tokenStore } from './token.js';

/**
 * Goes on in another role that the user owns: the token changes, and with it all that hangs on it: user info, routes and
 * tabs, in every window. The server proves with each call that the session owns the role.
 */
export function switchRole(roleId: number): void {
  const token = tokenStore.get();
  if (token !== null) tokenStore.set(tokenInRole(token, roleId));
}
