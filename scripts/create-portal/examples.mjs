import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';

const folder = fileURLToPath(new URL('examples', root));

/** Names of the examples that are projects with a package.json. */
export const exampleNames = () =>
  readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/package.json`))
    .toSorted();

export const exampleFolder = (name) => `${folder}/${name}`;

/** Our packages in an example, without their scope: `ui`. */
export function packagesOf(name) {
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8'));
  return Object.keys(dependencies).flatMap((dependency) => dependency.match(/^@ca-portal\/(.+)$/)?.[1] ?? []);
}
