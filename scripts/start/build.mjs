import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pnpm, root } from '../pnpm.mjs';
import { withProgress } from './progress.mjs';
import { fingerprint, isStale, remember } from './stale.mjs';

/**
 * Every package with the main file of its build. `start` runs app, server and simulator from `dist`;
 * api and ui are built only for publishing: the others use their source.
 */
export const buildable = {
  ui: {
    name: '@ca-portal/ui',
    folder: 'packages/ui',
    makes: 'dist/theme/index.js',
    label: '正在构建界面组件 (ui)',
  },
  api: {
    name: '@ca-portal/api',
    folder: 'packages/api',
    makes: 'dist/index.js',
    label: '正在构建接口 (api)',
  },
  app: {
    name: '@ca-portal/app',
    folder: 'packages/app',
    makes: 'dist/index.html',
    label: '正在构建门户页面 (portal pages)',
  },
  server: {
    name: '@ca-portal/server',
    folder: 'packages/server',
    makes: 'dist/main.js',
    label: '正在构建服务器 (server)',
  },
  simulator: {
    name: '@ca-portal/ca-lock-sdk',
    folder: 'packages/ca-lock-sdk',
    makes: 'dist/simulator/cli.js',
    label: '正在构建锁模拟器 (lock simulator)',
  },
};

/** A failed build: the message has the end of its output. */
export class BuildError extends Error {
  name = 'BuildError';
}

function runBuild(name, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(`${pnpm} --filter ${name} build`, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const tail = output.trimEnd().split('\n').slice(-30).join('\n');
      reject(new BuildError(`${name} 构建失败（build failed），最后的输出是：\n${tail}`));
    });
  });
}

/**
 * Builds the missing or stale packages, one after the other, for small machines. With `lanes` several at a time,
 * since each reads the source of the others and not their build.
 */
export async function buildWhatIsStale(targets, { lanes = 1 } = {}) {
  const folder = fileURLToPath(root);
  const queue = targets.filter((target) => isStale(folder, target));
  const lane = async () => {
    for (let target = queue.shift(); target; target = queue.shift()) {
      const print = fingerprint(folder, target.folder);
      const { name } = target;
      await withProgress(target.label, () => runBuild(name, folder), { quietMs: 0 });
      remember(folder, target.folder, print);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  // Not before the other lanes have ended: no build may keep writing.
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
