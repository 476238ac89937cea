import { LockError, connectLock } from '../../src/index.js';
import { withKeys } from '../../src/keys.js';
import { SIMULATOR_LICENSE_KEY } from '../../src/simulator/index.js';
import type { From, Scenario, Step } from './scenarios.js';

/** One request and its answer, in readable form. */
export interface GoldenExchange {
  /** `GET /`, or the body posted to `/`. */
  ask: string | object;
  answer: { status: number; type: string | null; json?: unknown; text?: string; base64?: string };
}

/** The result of an SDK call: a value, or an error with its details. */
export type Outcome = { value: unknown } | { error: Record<string, unknown> };

export interface Conversation {
  name: string;
  exchanges: GoldenExchange[];
  connected: Outcome;
  outcomes: Outcome[];
}

/** Bytes in the most readable lossless form. */
export function readable(bytes: Buffer): Pick<GoldenExchange['answer'], 'json' | 'text' | 'base64'> {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) return { base64: bytes.toString('base64') };
  try {
    const json: unknown = JSON.parse(text);
    if (JSON.stringify(json) === text) return { json };
  } catch {
    // not JSON: kept unchanged
  }
  return { text };
}

export function bytesOf({ json, text, base64 }: GoldenExchange['answer']): Uint8Array<ArrayBuffer> {
  const bytes =
    base64 !== undefined ? Buffer.from(base64, 'base64') : Buffer.from(text ?? JSON.stringify(json), 'utf8');
  return new Uint8Array(bytes);
}

async function outcomeOf(promise: Promise<unknown>): Promise<Outcome> {
  try {
    // A session is an object of functions: only its existence is recorded.
    return { value: (await promise) ?? null };
  } catch (error) {
    if (!(error instanceof LockError)) throw error;
    const { code, category, retryable, item, remainingTries, nativeCode, devices, outcomeUnknown } = error;
    const told = { item, remainingTries, nativeCode, devices, outcomeUnknown };
    const known = Object.entries(told).filter(([, value]) => value !== undefined && value !== false);
    return { error: { code, category, retryable, ...Object.fromEntries(known) } };
  }
}

/** Inserts the results of earlier steps where a step refers to them; a failed one is an empty text. */
function withResults(value: unknown, outcomes: readonly Outcome[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('from' in value) {
    const earlier = outcomes[(value as From).from];
    return earlier && 'value' in earlier ? earlier.value : '';
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withResults(inner, outcomes)]));
}

/** Runs a scenario through the SDK over any transport; used for recording, live checks and replay. */
export async function converse(
  { name, steps }: Pick<Scenario, 'name' | 'steps'>,
  fetch: typeof globalThis.fetch,
  port: number,
): Promise<Omit<Conversation, 'exchanges'>> {
  const options = {
    firstPort: port,
    portCount: 1,
    probeTimeoutMs: 5000,
    licenseKey: SIMULATOR_LICENSE_KEY,
    fetch,
  };
  const connecting = connectLock(options).then(withKeys);
  const connected = await outcomeOf(connecting.then(({ caType }) => caType));
  const outcomes: Outcome[] = [];
  if ('error' in connected) return { name, connected, outcomes };
  const session = await connecting;
  const methods = session as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const [method, ...args] of steps as readonly Step[]) {
    const given = args.map((arg) => withResults(arg, outcomes));
    outcomes.push(await outcomeOf(methods[method]!(...given)));
  }
  session.close();
  return { name, connected, outcomes };
}
