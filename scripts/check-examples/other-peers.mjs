import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../create-portal/pack.mjs';
import { run } from './projects.mjs';

const own = { dayjs: '^1.11.0', react: '^19.2.0', 'react-dom': '^19.2.0', 'styled-components': '^6.6.0' };
/** Versions that a host may already have, and the peer in npm's error message. */
const others = [
  [{ react: '18.3.1', 'react-dom': '18.3.1' }, /peer react(?:-dom)?@"\^19/],
  [{ 'styled-components': '5.3.11' }, /peer styled-components@"\^6/],
];

/**
 * The widgets with another React or styled-components: two copies would share no context and no style sheet, so the
 * installation fails, and names the conflicting one. With the same versions there is one copy of each.
 */
export async function otherPeers({ folder }) {
  mkdirSync(folder, { recursive: true });
  const tarball = pack('ui', folder);
  const install = (peers) => {
    const dependencies = { '@ca-portal/ui': `file:./${tarball}`, ...peers };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    return run(folder, 'npm', [
      'install',
      '--package-lock-only',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  };
  for (const [foreign, named] of others) {
    await assert.rejects(
      () => install({ ...own, ...foreign }),
      ({ message }) => message.includes('ERESOLVE') && named.test(message),
    );
  }
  await install(own);
  const { dependencies: found } = JSON.parse(
    await run(folder, 'npm', ['ls', '--json', '--all', '--package-lock-only']),
  );
  const copies = (tree, name) =>
    Object.entries(tree ?? {}).flatMap(([key, { version, dependencies }]) => [
      ...(key === name && version ? [version] : []),
      ...copies(dependencies, name),
    ]);
  for (const name of ['react', 'styled-components']) assert.equal(new Set(copies(found, name)).size, 1);
}
