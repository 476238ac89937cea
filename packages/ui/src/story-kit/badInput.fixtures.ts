/** A text contains Chinese; ASCII is a code, an address or a key (see widgets.fixtures). */
const isWord = (value: string) => /\p{Script=Han}/u.test(value);

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  // React elements have their own prototype in development, and always a marker.
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value);
}

/** The same props with every text replaced, at any depth. */
export function withWords(props: unknown, word: string): unknown {
  if (typeof props === 'string') return isWord(props) ? word : props;
  if (Array.isArray(props)) return props.map((item: unknown) => withWords(item, word));
  if (!isPlainObject(props)) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, withWords(value, word)]));
}

/** The same props with every number replaced, at any depth. */
export function withNumbers(props: unknown, number: number | null): unknown {
  if (typeof props === 'number') return number;
  if (Array.isArray(props)) return props.map((item: unknown) => withNumbers(item, number));
  if (!isPlainObject(props)) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, withNumbers(value, number)]));
}

const identities = new Set(['key', 'value', 'id', 'term', 'title', 'label']);

function nth(item: unknown, index: number): unknown {
  if (typeof item === 'string') return `${item} ${index}`;
  if (!isPlainObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      identities.has(key) && typeof value === 'string' ? `${value} ${index}` : value,
    ]),
  );
}

/** The same props with one array `count` long; the copies differ in their keys. */
export const withItems = (props: object, list: string, count: number): object => ({
  ...props,
  [list]: Array.from({ length: count }, (_, index) =>
    nth((props as Readonly<Record<string, unknown[]>>)[list]?.[0], index),
  ),
});

/** The names of props that are non-empty arrays. */
export const listsOf = (props: object): string[] =>
  Object.entries(props)
    .filter(([, value]: [string, unknown]) => Array.isArray(value) && value.length > 0)
    .map(([name]) => name);
