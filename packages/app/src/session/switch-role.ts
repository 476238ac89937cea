import { tokenInRole, tokenStore } from './token.js';

/**
 * Switches to another role of the user: the token changes, and with it user info, routes and tabs, in every window. The
 * server checks with each call that the session has the role.
 */
export function switchRole(roleId: number): void {
  const token = tokenStore.get();
  if (token !== null) tokenStore.set(tokenInRole(token, roleId));
}
