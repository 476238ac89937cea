import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts', worker: 'src/workers/worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  // Read from source through the workspace's condition, so that nothing has to be built first.
  noExternal: [/^@ca-portal\//],
  esbuildOptions(options) {
    options.conditions = ['@ca-portal/source'];
    options.charset = 'utf8';
  },
  onSuccess: async () => emitDeclarations(),
});
