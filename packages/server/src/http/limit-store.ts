import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { clockSkewMs } from '../kernel/clock-skew.js';
import type { Services } from '../context/services.js';

interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts one more call in a window that all instances share. */
export type CountCall = (services: Services, key: string, windowMs: number, now: Date) => Promise<Count>;

/** Addresses that are counted at a time; the oldest make room. */
const mostKeys = 5_000;

/** A window that ends later than a new one would was written by a clock that was ahead; it is ignored. */
const runs = (endsAt: number, windowMs: number, now: number): boolean =>
  endsAt > now && endsAt <= now + windowMs + clockSkewMs;

/** Counts in this process only. */
class MemoryCounts {
  readonly #counts = new Map<string, { calls: number; endsAt: number }>();

  hit(key: string, windowMs: number, now: number): Count {
    const kept = this.#counts.get(key);
    const count = kept && runs(kept.endsAt, windowMs, now) ? kept : { calls: 0, endsAt: now + windowMs };
    count.calls += 1;
    this.keep(key, count);
    return { current: count.calls, ttl: count.endsAt - now };
  }

  keep(key: string, count: { calls: number; endsAt: number }): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostKeys && oldest !== undefined) this.#counts.delete(oldest);
  }

  /** Undefined if the window has ended. */
  peek(key: string, windowMs: number, now: number): Count | undefined {
    const kept = this.#counts.get(key);
    return kept && runs(kept.endsAt, windowMs, now)
      ? { current: kept.calls, ttl: kept.endsAt - now }
      : undefined;
  }
}

/** Shared by all instances; an address over its limit is refused from memory and costs no statement. */
async function countShared(
  services: Services,
  countCall: CountCall,
  memory: MemoryCounts,
  key: string,
  windowMs: number,
  max: number,
) {
  const now = services.clock();
  const known = memory.peek(key, windowMs, now.getTime());
  if (known && known.current > max) return known;
  try {
    const count = await countCall(services, key, windowMs, now);
    memory.keep(key, { calls: count.current, endsAt: now.getTime() + count.ttl });
    return count;
  } catch (error) {
    // The call itself will report the database problem; until then this instance counts alone.
    services.log.warn({ err: error }, 'calls are counted in memory: the database does not answer');
    return memory.hit(key, windowMs, now.getTime());
  }
}

/**
 * The store of @fastify/rate-limit. Endpoints with their own limit, which have a `groupId`, are counted in
 * the database; everything else in memory, where it is cheap.
 */
export function limitStore(services: Services, countCall: CountCall): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #memory = new MemoryCounts();
    readonly #shared: boolean;

    constructor(options: object) {
      this.#shared = 'groupId' in options && options.groupId !== undefined;
    }

    incr(key: string, done: (error: Error | null, count?: Count) => void, windowMs = 60_000, max = 0): void {
      if (!this.#shared) return done(null, this.#memory.hit(key, windowMs, services.clock().getTime()));
      countShared(services, countCall, this.#memory, key, windowMs, max).then(
        (count) => done(null, count),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}
