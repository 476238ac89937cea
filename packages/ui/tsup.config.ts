import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';
import { dropNeedlessDirectives } from '../../scripts/client-directive.mjs';
import { ownRootSizes } from '../../scripts/root-size.mjs';

// A folder with an index.ts is a public subpath, and so are its parts; a folder without one (story-kit) stays inside.
const entry = Object.fromEntries(
  readdirSync('src', { withFileTypes: true })
    .flatMap(({ name }) => [name, `${name}/parts`])
    .filter((subpath) => existsSync(`src/${subpath}/index.ts`))
    .map((subpath) => [`${subpath}/index`, `src/${subpath}/index.ts`]),
);

export default defineConfig({
  entry,
  format: ['esm'],
  dts: false, // tsup's worker builds one program per entry and runs out of memory; tsc emits them below
  clean: true,
  splitting: true, // shared chunks: every context exists once across subpaths
  treeshake: false, // rollup would strip 'use client'
  target: 'es2022',
  sourcemap: true,
  esbuildPlugins: [ownRootSizes],
  esbuildOptions(options) {
    options.banner = { js: '"use client";' };
  },
  async onSuccess() {
    dropNeedlessDirectives('dist');
    const tsc = createRequire(import.meta.url)
      .resolve('typescript-native/package.json')
      .replace('package.json', 'bin/tsc');
    // Declarations alone: the types themselves are checked by `pnpm typecheck`.
    const args = ['-p', 'tsconfig.build.json', '--checkers', '1', '--noCheck'];
    execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
  },
});
