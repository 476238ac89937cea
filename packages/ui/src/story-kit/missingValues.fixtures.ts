export type Path = readonly (string | number)[];

/** Elements and functions are the caller's own code; what they hold is no value that a server leaves out. */
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

/** What it is made of; of two that are alike one is tried. */
const kindOf = (item: unknown): string => (isData(item) ? Object.keys(item).join() : typeof item);

/**
 * Where a word, a number or a yes stands in the props, however deep, and the items of a list: the first of each kind,
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
 * The same props with each of those places in turn without its value: with one of the ways in which it may be missing, place
 * after place another, or with `all` of them.
 */
export function withoutValues(
  props: object,
  all: boolean,
): { where: string; bad: unknown; without: object }[] {
  return placesOf(props, all).flatMap(({ path, value }, index) => {
    // A prop that is left out has its default; deeper down, null is what servers send and what defaults do not catch.
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
