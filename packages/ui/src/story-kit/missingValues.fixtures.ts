export type Path = readonly (string | number)[];

/** Elements and functions are the caller's own code; a server cannot leave out their content. */
function isData(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('$$typeof' in value);
}

function replace(props: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(props))
    return props.map((item: unknown, index) => (index === step ? replace(item, rest, value) : item));
  const object = props as Readonly<Record<string, unknown>>;
  return { ...object, [step]: replace(object[step], rest, value) };
}

/** The shape of a value; of two values with the same shape one is tested. */
const kindOf = (item: unknown): string => (isData(item) ? Object.keys(item).join() : typeof item);

/**
 * Paths of all strings, numbers and booleans in the props, at any depth; of list items the first of each shape,
 * or with `all` every one.
 */
export function placesOf(props: unknown, all: boolean, path: Path = []): { path: Path; value: unknown }[] {
  if (!isData(props))
    return ['string', 'number', 'boolean'].includes(typeof props) ? [{ path, value: props }] : [];
  if (!Array.isArray(props))
    return Object.entries(props).flatMap(([key, value]: [string, unknown]) =>
      placesOf(value, all, [...path, key]),
    );
  const kinds = props.map(kindOf);
  return props.flatMap((item: unknown, index) => {
    if (!all && kinds.indexOf(kindOf(item)) < index) return [];
    const at = [...path, index];
    return isData(item) ? [{ path: at, value: item }, ...placesOf(item, all, at)] : placesOf(item, all, at);
  });
}

/**
 * The same props with each of those values missing in turn; the kind of missing value alternates from path to path,
 * or with `all` every kind is used.
 */
export function withoutValues(
  props: object,
  all: boolean,
): { where: string; bad: unknown; without: object }[] {
  return placesOf(props, all).flatMap(({ path, value }, index) => {
    // A missing prop has its default; in nested data servers send null, which defaults do not catch.
    const instead: unknown[] = path.length === 1 ? [null, undefined] : [null];
    if (typeof value === 'string') instead.push('');
    if (typeof value === 'number') instead.push(Number.NaN);
    const tried = all ? instead : [instead[index % instead.length]];
    return tried.map((bad) => ({
      where: path.join('.'),
      bad,
      without: replace(props, path, bad) as object,
    }));
  });
}
