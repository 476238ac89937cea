import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * An instant. Values come from `services.clock()`, never from the database's clock, so that tests can move
 * time.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money in integer fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' });

/** Bytes; both drivers use Node's own type. */
export const bytea = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});
