import { momentOf } from './moment-of.js';

/** How far two clocks, and a list that is a minute old, may be apart; what lies further ahead is in the future. */
const apartMs = 120_000;

/**
 * The present for a list of what the server has recorded, epoch milliseconds: at least the latest of its times, since
 * nothing is recorded before it happens. Without it a message that came this second could lie ahead of a computer that
 * is a few seconds slow, and a moment ahead is shown as a date.
 */
export const presentOf = (now: number, recorded: readonly string[]): number =>
  recorded.reduce((latest, text) => {
    const at = Number(momentOf(text));
    return at > latest && at - now < apartMs ? at : latest;
  }, now);
