import { formatBeijing } from '@ca-portal/api/domain';
import { serverClock } from '../../api/server-clock.js';
import type { Outcome } from './verdicts.js';

const storageKey = 'review:asked';
const today = () => formatBeijing(new Date(serverClock.now())).slice(0, 10);

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // refused or spoilt: asked once more
  }
}

/**
 * Whether a decision was already confirmed today in this browser, so that a reviewer of many orders confirms it once.
 * 不通过 always asks, because it is final.
 */
export const askedToday = (outcome: Outcome): boolean => outcome !== 'refuse' && read()[outcome] === today();

export function rememberAsked(outcome: Outcome): void {
  if (outcome === 'refuse') return;
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...read(), [outcome]: today() }));
  } catch {
    // not stored: the question is asked again next time
  }
}
