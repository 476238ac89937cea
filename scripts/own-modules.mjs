// What one widget of ui weighs by itself: for the size rows that tell its own code from what it is made of.
import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { squeezedStyles } from './css-templates.mjs';

/** `import('./Later.js')` as if it were loaded at once: what comes on opening counts, esbuild's wrapper for it does not. */
function atOnce(source) {
  const wanted = [];
  const body = source.replaceAll(/import\(('\.[^']+')\)/g, (_, path) => {
    wanted.push(`import * as later${wanted.length} from ${path};`);
    return `Promise.resolve(later${wanted.length - 1})`;
  });
  return `${wanted.join('')}${body}`;
}

/** For esbuild: bundles the modules of the entry's folder alone; other folders and packages stay outside by their names. */
export const ownModules = {
  name: 'own-modules',
  setup(build) {
    let folder = '';
    build.onResolve({ filter: /.*/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') {
        folder = dirname(resolve(path)) + sep;
        return undefined;
      }
      if (path.startsWith('.') && resolve(resolveDir, path).startsWith(folder)) return undefined;
      return {
        path: path.split('/').find((part) => !part.startsWith('.')),
        external: true,
        sideEffects: false,
      };
    });
    squeezedStyles.setup(build);
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: atOnce(readFileSync(path, 'utf8')),
      loader: 'tsx',
    }));
  },
};
