import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const barrels = ['domain', 'sealed-pdf'];
/** At the beginning of a line only: sample code that a page shows stays unchanged. */
const imported = /^import\s*\{([^}]*)\}\s*from\s*'@ca-portal\/api\/(domain|sealed-pdf)';/gm;

/** For a file with `export *`: the file that defines each exported name. */
function valuesOf(file, found = new Map()) {
  const source = readFileSync(file, 'utf8');
  for (const [, name] of source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm))
    found.set(name, file);
  for (const [, names, from] of source.matchAll(/^export (?:\*|\{([^}]*)\}) from '(\.[^']+)\.js';/gm)) {
    const next = join(dirname(file), `${from}.ts`);
    if (!names) valuesOf(next, found);
    else for (const name of names.split(',')) if (name.trim()) found.set(name.trim(), next);
  }
  return found;
}

/**
 * Rewrites imports from an index of the api to the file that defines the name. Chunks follow the importers of a module
 * (chunks.mjs), and the index would import everything into every page: the entry would contain all rules of the portal,
 * and code that checks a signature also the code that writes one.
 * @returns {import('vite').Plugin}
 */
export function directImports() {
  const indexOf = (name) => fileURLToPath(new URL(`../api/src/${name}/index.ts`, import.meta.url));
  const values = new Map(barrels.map((name) => [name, valuesOf(indexOf(name))]));
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/]src[\\/].*\.tsx?$/, code: /@ca-portal\/api\/(?:domain|sealed-pdf)'/ },
      handler: (code) => ({
        code: code.replace(imported, (whole, names, barrel) => {
          const wanted = names.split(',').map((name) => name.trim());
          const lines = wanted
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const file = values.get(barrel)?.get(name.split(' as ')[0]);
              return file && `import { ${name} } from ${JSON.stringify(file)};`;
            });
          return lines.every(Boolean) ? lines.join(' ') : whole;
        }),
        map: null,
      }),
    },
  };
}
