import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { paymentNotifications } from '../../db/schema/index.js';
import { sortedEntries } from '../../kernel/canonical-json.js';

/** The result of a signed notice; stored with it as evidence. */
export type NoticeOutcome =
  | 'paid'
  /** This trade is already recorded. */
  | 'repeated'
  /** Recorded, to be refunded. */
  | 'refund-due'
  /** A known trade with another number or amount than before: no money moves, a person has to check. */
  | 'contradictory'
  | 'not-paid'
  | 'malformed';

/** A notice as received. */
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
 * Stores a notice. Only the channel can sign a new one, and a repeated one only increments a count: nobody
 * without the channel’s key can add a row.
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
