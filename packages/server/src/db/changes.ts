/** Facts that instances cache in memory for a short time; triggers notify of changes (migration 0010). */
export type Topic = 'sessions' | 'roles' | 'parameters';

/** The channel of `pg_notify`; the payload is the topic. */
export const changesChannel = 'portal_changes';

/** Version counters of the cached facts: a value read at an older version is stale. */
export interface Changes {
  version(topic: Topic): number;
}

/** The counter behind a database; the owner of the connection increments it. */
export interface ChangeCounter extends Changes {
  count(topic: string | undefined): void;
  /** A change may have been missed: a connection was opened or lost. */
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

/** For a database without notifications nothing is cached: every read is a new version. */
export function unheardChanges(): Changes {
  let looks = 0;
  return { version: () => (looks += 1) };
}

/**
 * Changes of other instances arrive within milliseconds; this limits the staleness if a connection pooler
 * swallows them.
 */
const freshMs = 1_000;
/** Entries live for one second; a full map is emptied, which costs one query per entry. */
const mostEntries = 5_000;

/**
 * Caches the result of a query until the topic changes, for one second at most; simultaneous calls share one
 * query. A change that commits while the query runs is not missed: the result then counts for the older
 * version.
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
