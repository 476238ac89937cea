import { tokenStore } from './token.js';

/**
 * Returns a check whether the user and role of this moment still continue in the window: for work that outlives its
 * page, such as a retry. What is sent later would be sent with the token of the next user. `useState(stillMine)`.
 */
export function stillMine(): () => boolean {
  const mine = tokenStore.epoch();
  return () => tokenStore.epoch() === mine;
}
