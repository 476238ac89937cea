import { build } from 'esbuild';
import { join } from 'node:path';
import { ownRootSizes } from '../../../scripts/root-size.mjs';

const here = import.meta.dirname;

/** Bundles one script for a page from source, with the build steps of ui. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['@ca-portal/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ownRootSizes],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
