import { tokenStore } from './token.js';

const key = 'draftsOf';

/**
 * Notes whose the drafts of this window are. A login that died by itself leaves them for the same person; where somebody
 * else comes in his place, they go before he sees them.
 */
export function claimDrafts(person: string): void {
  try {
    const owner = window.sessionStorage.getItem(key);
    if (owner !== null && owner !== person) tokenStore.startOver();
    window.sessionStorage.setItem(key, person);
  } catch {
    // storage refused: no draft was kept
  }
}
