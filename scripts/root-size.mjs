// The packed widgets do not follow the host's root font size: every rem of ui becomes a multiple of `--ca-rem`, which
// is one rem by default (the portal itself) and 16px under ScopedStyle.
import { readFileSync } from 'node:fs';
import { squeezeStyles } from './css-templates.mjs';

const length = /(?<![\w.#])(-?)(\d*\.?\d+)rem\b/g;

/** The source of a module of ui with converted rem values (style sheets and CSS lengths in strings). */
export const ownRootSize = (source) =>
  source.replaceAll(length, (_, sign, number) =>
    sign === '' && Number(number) === 1
      ? 'var(--ca-rem,1rem)'
      : `calc(${sign}${number.replace(/^0\./, '.')}*var(--ca-rem,1rem))`,
  );

/** For esbuild and tsup: loads modules of ui converted, with minified style sheets. */
export const ownRootSizes = {
  name: 'own-root-size',
  setup(build) {
    build.onLoad({ filter: /[\\/]ui[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return {
        contents: ownRootSize(path.endsWith('.styles.ts') ? squeezeStyles(source) : source),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};
