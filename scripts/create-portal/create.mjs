import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { exampleFolder, exampleNames, packagesOf } from './examples.mjs';
import { pack } from './pack.mjs';

/** An error of the user; its message is shown. */
export class CreateError extends Error {
  name = 'CreateError';
}

/**
 * Creates a project from an example in a folder that is empty or does not exist. The packages are added as tarballs
 * in its `vendor`, or, with `registry`, come from the configured npm registry.
 */
export function createPortal(named, { example = 'vite-shell', registry = false } = {}) {
  // pnpm runs a script in the repository's folder and passes the caller's; packing uses another one.
  const folder = resolve(process.env.INIT_CWD ?? '', named);
  if (!exampleNames().includes(example))
    throw new CreateError(`There is no example ${example}; there are ${exampleNames().join(', ')}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CreateError(`${folder} is not empty. Name a new folder.`);
  mkdirSync(folder, { recursive: true });
  const generated = new Set(['node_modules', 'dist', 'package-lock.json']);
  cpSync(exampleFolder(example), folder, {
    recursive: true,
    filter: (path) => !generated.has(basename(path)),
  });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-');
  if (!registry)
    for (const name of packagesOf(example))
      manifest.dependencies[`@ca-portal/${name}`] = `file:./vendor/${pack(name, join(folder, 'vendor'))}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return { scripts: Object.keys(manifest.scripts) };
}
