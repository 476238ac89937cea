import type { Endpoint } from '@ca-portal/api/contract';
import type { Given } from './walk.js';

/** The same numbers for the same seed: a failing call can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });

/**
 * Values that have broken servers before: wrong types, too long, boundary values, and text that some layer
 * reads as code.
 */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E倒',
  '😀'.repeat(300),
  'x'.repeat(20_000),
  "' or '1'='1",
  "'; drop table users; --",
  '%',
  '%_\\',
  '../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '=HYPERLINK("http://x")',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '9'.repeat(40),
  '2026-02-30',
  '2026-02-30 00:00:00',
  '2026-11-21 25:61:61',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-8fff-ffffffffffff',
  'DD20260230000001',
  '1,2,3',
  ','.repeat(50),
  0,
  -0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  true,
  false,
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { length: 1_000_000_000 },
  Array.from({ length: 2_000 }, (_, i) => i),
  deep(200),
  JSON.parse('{"__proto__":{"admin":true}}'),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every path in an example whose value can be replaced. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isRecord(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: readonly string[], what: unknown): unknown {
  if (key === undefined) return what;
  return {
    ...(isRecord(value) ? value : {}),
    [key]: put(isRecord(value) ? value[key] : undefined, rest, what),
  };
}

/** A valid call with one to three values replaced, a field removed, or a whole part replaced. */
export function malformed(valid: Given, row: Endpoint, random: () => number): Given {
  const any = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let given: Record<string, unknown> = {
    params: valid.params ?? {},
    query: valid.query ?? {},
    ...(row.body || random() < 0.2 ? { body: valid.body ?? {} } : {}),
  };
  // Params are parts of the path, and each one is required.
  const places = placesOf(given).filter((path) => path.length > (path[0] === 'body' ? 0 : 1));
  for (let n = 1 + Math.floor(random() * 3); n > 0 && places.length > 0; n -= 1) {
    const path = any(places);
    const what = random() < 0.15 && path[0] !== 'params' ? undefined : any(hostile);
    given = put(given, path, what) as Record<string, unknown>;
  }
  if (random() < 0.1)
    given = put(given, ['query', any(['page', 'limit', 'x', '__proto__'])], any(hostile)) as typeof given;
  return { ...given, file: random() < 0.8 ? valid.file : undefined } as Given;
}
