import { tokenStore } from './token.js';

const key = 'draftsOf';

/**
 * Stores the owner of this window's drafts. An expired login keeps them for the same user; when another user logs in,
 * they are deleted before he sees them.
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
