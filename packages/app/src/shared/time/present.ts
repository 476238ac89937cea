import { momentOf } from './moment-of.js';

/** Tolerance for clock differences and for a list that is a minute old; a time further ahead is in the future. */
const apartMs = 120_000;

/**
 * The current time for a list of server records, epoch milliseconds: at least the latest of its times, since no record
 * is older than its event. Otherwise a new message could be ahead of a computer that is a few seconds slow, and a
 * future time is shown as a date.
 */
export const presentOf = (now: number, recorded: readonly string[]): number =>
  recorded.reduce((latest, text) => {
    const at = Number(momentOf(text));
    return at > latest && at - now < apartMs ? at : latest;
  }, now);
