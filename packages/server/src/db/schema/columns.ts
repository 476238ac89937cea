import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant. Values come from `services.clock()`, never from the database's own clock, so that tests can move time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money: integer fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' });

/** Bytes; both drivers take and give Node's own kind. */
export const bytea = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});
