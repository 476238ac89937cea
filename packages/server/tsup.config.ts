import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts', worker: 'src/workers/worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  // Read from source through the workspace's condition, so that nothing has to be built before.
  noExternal: [/^@ca-portal\//],
  esbuildOptions(options) {
    options.conditions = ['@ca-portal/source'];
    options.charset = 'utf8';
  },
  async onSuccess() {
    const tsc = createRequire(import.meta.url)
      .resolve('typescript-native/package.json')
      .replace('package.json', 'bin/tsc');
    // Declarations alone: the types themselves are checked by `pnpm typecheck`.
    const args = ['-p', 'tsconfig.build.json', '--checkers', '1', '--noCheck'];
    execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
  },
});
