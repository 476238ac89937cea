import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** At the beginning of a line only: sample code that a page shows stays unchanged. */
const named = /^(import|export) \{([^}]*)\} from '([^']+)';/gm;
/** The indexes of the api, and the doors of the app's own rooms. */
const isIndex = /^@ca-portal\/api\/(?:domain|sealed-pdf)$|^\..*\/index\.js$/;

const fileOf = (path) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

/** For an index: where each name is defined, and how to import it from there. */
function valuesOf(file, found = new Map()) {
  const source = readFileSync(file, 'utf8');
  for (const [, name] of source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm))
    found.set(name, { file });
  for (const [, names, from] of source.matchAll(
    /^export (\*(?: as \w+)?|\{[^}]*\}) from '(\.[^']+)\.js';/gm,
  )) {
    const next = fileOf(join(dirname(file), from));
    if (!next) continue;
    if (names === '*') valuesOf(next, found);
    else if (names.startsWith('*')) found.set(names.slice('* as '.length), { file: next, whole: true });
    else
      for (const name of names.slice(1, -1).split(',')) {
        const [original, alias = original] = name.trim().split(' as ');
        if (original) found.set(alias, { file: next, original });
      }
  }
  return found;
}

/** The statement for one name of an index; undefined if the index only passes it on in a way that is not known here. */
function direct(keyword, name, values) {
  const [wanted, local = wanted] = name.split(' as ');
  const value = values.get(wanted);
  if (!value || (value.whole && keyword === 'export')) return undefined;
  const from = JSON.stringify(value.file);
  if (value.whole) return `import * as ${local} from ${from};`;
  return `${keyword} { ${value.original ?? wanted} as ${local} } from ${from};`;
}

/**
 * Rewrites imports from an index (of the api, or of a room of the app) to the file that defines the name. Chunks follow
 * the importers of a module (chunks.mjs), and an index would import everything of its folder into every page: the entry
 * would contain all rules of the portal, and code that checks a signature also the code that writes one. Unit tests
 * load only what they test for the same reason; while somebody develops, the indexes stay, so that they may change.
 * @returns {import('vite').Plugin}
 */
export function directImports() {
  const ofApi = (name) => fileURLToPath(new URL(`../api/src/${name}/index.ts`, import.meta.url));
  const known = new Map();
  const valuesAt = (index) => {
    if (!known.has(index)) known.set(index, existsSync(index) ? valuesOf(index) : new Map());
    return known.get(index);
  };
  return {
    name: 'direct-imports',
    apply: (_, { command }) => command === 'build' || process.env.VITEST !== undefined,
    enforce: 'pre',
    transform: {
      filter: {
        id: /[\\/]app[\\/]src[\\/].*\.tsx?$/,
        code: /@ca-portal\/api\/(?:domain|sealed-pdf)'|\/index\.js'/,
      },
      handler: (code, id) => ({
        code: code.replace(named, (whole, keyword, names, specifier) => {
          if (!isIndex.test(specifier)) return whole;
          const index = specifier.startsWith('.')
            ? join(dirname(id), specifier.replace(/\.js$/, '.ts'))
            : ofApi(specifier.slice('@ca-portal/api/'.length));
          const lines = names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => direct(keyword, name, valuesAt(index)));
          // As many lines as before, so that the lines of errors stay true.
          return lines.every(Boolean) ? lines.join(' ') + whole.replaceAll(/[^\n]/g, '') : whole;
        }),
        map: null,
      }),
    },
  };
}
