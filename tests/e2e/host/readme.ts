import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** The code of a README, by the file names beside its blocks. */
export function examples(readme: string): Map<string, string> {
  const text = readFileSync(join(root, readme), 'utf8');
  return new Map(
    [...text.matchAll(/^```tsx? file=(\S+)\n([^]*?)^```/gm)].map(([, file = '', code = '']) => [file, code]),
  );
}

/** Those files as if in the root of the repository, where the built packages are installed. */
const written = (files: Map<string, string>): Plugin => ({
  name: 'readme',
  setup(pluginBuild) {
    const nameOf = (path: string) => path.replace('./', '').replace(/\.js$/, '.tsx');
    pluginBuild.onResolve({ filter: /.*/ }, ({ path }) =>
      files.has(nameOf(path)) ? { path: nameOf(path), namespace: 'readme' } : undefined,
    );
    pluginBuild.onLoad({ filter: /.*/, namespace: 'readme' }, ({ path }) => ({
      contents: files.get(path) ?? '',
      loader: 'tsx',
      resolveDir: root,
    }));
  },
});

/** One of those files as a script, with the built packages; in development mode, so that React reports warnings. */
export async function compiled(files: Map<string, string>, entry: string, platform: 'browser' | 'node') {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [written(files)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Exports of a server's script. */
export function loaded<Exports>(script: string): Exports {
  const module = { exports: {} };
  new Function('require', 'module', 'exports', script)(
    createRequire(import.meta.url),
    module,
    module.exports,
  );
  return module.exports as Exports;
}
