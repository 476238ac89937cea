import { execFileSync, execSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pnpm } from '../pnpm.mjs';

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
/** Of the README of ui, which shows them: the files of an application around its pages. */
const shown = {
  'proxy.ts': 'proxy.ts',
  'layout.tsx': 'app/layout.tsx',
  'registry.tsx': 'app/registry.tsx',
  'next-link.tsx': 'app/next-link.tsx',
};

/** Writes the application, installs what it needs and builds it; its types are checked on the way. */
export function installSite(root, folder) {
  const ui = join(root, 'packages/ui');
  execSync(`${pnpm} pack --pack-destination "${folder}"`, { cwd: ui, stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const { devDependencies: tried } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const { devDependencies: types } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const peers = ['dayjs', 'react', 'react-dom', 'react-hook-form', 'styled-components'];
  const manifest = {
    private: true,
    dependencies: {
      '@ca-portal/ui': `file:./${tarball}`,
      next: '16.4.6',
      ...Object.fromEntries(peers.map((name) => [name, tried[name]])),
    },
    devDependencies: Object.fromEntries(
      ['@types/node', '@types/react', '@types/react-dom', 'typescript'].map((name) => [name, types[name]]),
    ),
  };
  const write = (file, text) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'app'));
  cpSync(new URL('site', import.meta.url), join(folder, 'app'), { recursive: true });
  const readme = readFileSync(join(ui, 'README.md'), 'utf8');
  for (const [name, file] of Object.entries(shown)) {
    const [, code] = new RegExp(`^\`\`\`tsx? file=${name}\\n([^]*?)^\`\`\``, 'm').exec(readme) ?? [];
    if (!code) throw new Error(`The README of ui shows no ${name}.`);
    write(file, code);
  }
  write('package.json', JSON.stringify(manifest));
  write('next.config.mjs', 'export default { turbopack: { root: import.meta.dirname } };\n');
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: folder,
      env: { ...env, NODE_ENV: undefined },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  run(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build']);
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts the built application; settles when it answers. */
export async function startSite(folder) {
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env,
  });
  await new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Ready')) resolve();
      });
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
