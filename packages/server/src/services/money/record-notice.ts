import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { paymentNotifications } from '../../db/schema/index.js';
import { sortedEntries } from '../../kernel/canonical-json.js';

/** What became of a notice that the channel has signed; stored beside it as evidence. */
export type NoticeOutcome =
  | 'paid'
  /** The money of this trade is entered already. */
  | 'repeated'
  /** Entered, and to be returned. */
  | 'refund-due'
  /** A known trade, but for another number or amount than before: nothing moves, a person has to look. */
  | 'contradictory'
  | 'not-paid'
  | 'malformed';

/** A notice as it came. */
export interface ReceivedNotice {
  readonly channel: string;
  readonly channelName: string;
  readonly fields: Readonly<Record<string, string>>;
}

const digestOf = ({ channel, fields }: ReceivedNotice): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, sortedEntries(fields)]))
    .digest('hex');

/**
 * Keeps a notice. Only the channel can sign a new one, and the same one again only counts: whoever posts here without
 * the channel’s key makes no row.
 */
export async function recordNotice(
  db: Db,
  received: ReceivedNotice,
  receivedAt: Date,
  outcome: NoticeOutcome,
): Promise<void> {
  const { channel, fields } = received;
  await db
    .insert(paymentNotifications)
    .values({
      channel,
      receivedAt,
      orderNo: (fields['out_trade_no'] ?? '').slice(0, 64),
      tradeNo: (fields['trade_no'] ?? '').slice(0, 64),
      accepted: outcome !== 'not-paid' && outcome !== 'malformed',
      outcome,
      fields: { ...fields },
      digest: digestOf(received),
    })
    .onConflictDoUpdate({
      target: paymentNotifications.digest,
      set: { times: sql`${paymentNotifications.times} + 1` },
    });
}
