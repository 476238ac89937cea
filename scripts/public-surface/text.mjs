// What a package exports, as the lines of its committed file; and which of its names and fields say nothing of themselves.
import { readSurface } from './read.mjs';

const read = new Map();
/** Reading takes seconds: once a package. */
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

/** A field that is a symbol: the compiler numbers it anew with every change elsewhere. */
const fieldName = (name) => name.replace(/^__@(\w+)@\d+$/, '[$1]');

/** A section of a document that came with no package is no address for its reader. */
export const foreignAddress =
  /\b(?:spec(?:ification)?(?: sections?)? \d|dossier|design language|account screens)/i;
const isBare = (doc) => doc === '' || foreignAddress.test(doc);

/** What a component does is said at the component: the type of its props needs no sentence of its own, its fields do. */
const isProps = ({ kind, name }) => (kind === 'interface' || kind === 'type') && name.endsWith('Props');

/** @returns `subpath name` or `subpath name.field` of all that has no comment, or one that does not stand by itself */
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
