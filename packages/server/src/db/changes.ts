/** Facts that instances keep in memory for a moment; triggers tell when one has changed (migration 0010). */
export type Topic = 'sessions' | 'roles' | 'parameters';

/** The channel of `pg_notify`; the payload is the topic. */
export const changesChannel = 'portal_changes';

/** Counts the changes of kept facts: what was read at another version than the present one is no longer true. */
export interface Changes {
  version(topic: Topic): number;
}

/** The counter behind a database; whoever holds the connection feeds it. */
export interface ChangeCounter extends Changes {
  count(topic: string | undefined): void;
  /** Something may have happened unheard: a connection came or went. */
  countAll(): void;
}

export function changeCounter(): ChangeCounter {
  const versions: Record<Topic, number> = { sessions: 0, roles: 0, parameters: 0 };
  return {
    version: (topic) => versions[topic],
    count(topic) {
      if (topic !== undefined && topic in versions) versions[topic as Topic] += 1;
    },
    countAll() {
      for (const topic of Object.keys(versions)) versions[topic as Topic] += 1;
    },
  };
}

/** Where nobody listens nothing is kept: every look is a new version. */
export function unheardChanges(): Changes {
  let looks = 0;
  return { version: () => (looks += 1) };
}

/** Changes of the other instances are heard within milliseconds; this bounds it where a pooler swallows them. */
const freshMs = 1_000;
/** Entries live a second: a full map is a crowd, and starting over costs it one query each. */
const mostEntries = 5_000;

/**
 * Keeps what a query answered until the topic changes, for a second at most; calls at the same time share one query.
 * A change that commits while the query runs is not missed: the answer then counts for the older version.
 */
export class Kept<Value> {
  readonly #entries = new Map<string, { version: number; until: number; value: Promise<Value> }>();

  constructor(
    private readonly changes: Changes,
    private readonly topic: Topic,
  ) {}

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const version = this.changes.version(this.topic);
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && known.version === version && now < known.until) return known.value;
    if (this.#entries.size >= mostEntries) this.#entries.clear();
    const value = read();
    const entry = { version, until: now + freshMs, value };
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }
}
