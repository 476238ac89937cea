import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Bundles programs that tests start as processes, once per run: compiled at each start, a server takes seconds
 * longer, and a run starts about fifty. Inside the package, where a bundle finds its migrations.
 */
export async function setup(): Promise<(() => void) | undefined> {
  // Several projects of one run need them.
  if (process.env['SERVER_PROGRAMS']) return undefined;
  const outdir = join(folder, 'node_modules/.cache/programs', String(process.pid));
  process.env['SERVER_PROGRAMS'] = outdir;
  const source = (path: string) => join(folder, 'src', path);
  await build({
    entryPoints: {
      main: source('main.ts'),
      worker: source('workers/worker.ts'),
      'faulty-server': source('testing/faulty-server.ts'),
      'measured-server': source('testing/measured-server.ts'),
      'lock-simulator': join(folder, '../ca-lock-sdk/src/simulator/cli.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
    conditions: ['@ca-portal/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@ca-portal/')),
    // Bundled CommonJS packages call Node's own `require`.
    banner: {
      js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);",
    },
  });
  return () => rmSync(outdir, { recursive: true, force: true });
}
