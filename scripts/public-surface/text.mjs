// The exports of a package as lines of its committed file; and which names and fields have no documentation.
import { readSurface } from './read.mjs';

const read = new Map();
/** Reading takes seconds: once per package. */
function surface(root, name) {
  if (!read.has(name)) read.set(name, readSurface(root, name));
  return read.get(name);
}

const byText = (a, b) => (a < b ? -1 : 1);

export function surfaceText(root, name) {
  const lines = surface(root, name).map(
    ({ subpath, kind, name: own, signature }) => `${subpath} ${kind} ${own}: ${signature}`,
  );
  return `${lines.toSorted(byText).join('\n')}\n`;
}

/** A symbol field: the compiler renumbers it with every other change. */
const fieldName = (name) => name.replace(/^__@(\w+)@\d+$/, '[$1]');

/** A reference to a section of a document that is not in the package, which its reader does not have. */
export const foreignAddress =
  /\b(?:spec(?:ification)?(?: sections?)? \d|dossier|design language|account screens)/i;
const isBare = (doc) => doc === '' || foreignAddress.test(doc);

/** The docstring of a component is at the component: the type of its props needs none, but its fields do. */
const isProps = ({ kind, name }) => (kind === 'interface' || kind === 'type') && name.endsWith('Props');

/** @returns `subpath name` or `subpath name.field` of everything without a comment, or with an incomplete one */
export function undocumented(root, name) {
  const silent = surface(root, name)
    .filter(({ isOurs }) => isOurs)
    .flatMap((entry) => [
      ...(isBare(entry.doc) && !isProps(entry) ? [entry.name] : []),
      ...entry.fields
        .filter(({ doc }) => isBare(doc))
        .map(({ name: field }) => `${entry.name}.${fieldName(field)}`),
    ]);
  return [...new Set(silent)].toSorted(byText);
}
