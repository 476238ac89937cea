import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { dropNeedlessDirectives } from '../../scripts/client-directive.mjs';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';
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
  dts: false,
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
    emitDeclarations();
  },
});
