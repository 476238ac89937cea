import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

// Shared by both builds: they run in parallel, and tsup's own cleaning in one would delete the other's files.
rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      core: 'src/core.ts',
      'commands/index': 'src/commands/index.ts',
      keys: 'src/keys.ts',
      pin: 'src/pin.ts',
      remember: 'src/remember.ts',
      'environment/index': 'src/environment/index.ts',
      'messages/index': 'src/messages/index.ts',
      'messages/zh-CN': 'src/messages/zh-CN.ts',
      'messages/en-US': 'src/messages/en-US.ts',
      'react/index': 'src/react/index.ts',
      'vendor-flows/index': 'src/vendor-flows/index.ts',
    },
    format: 'esm',
    target: ['chrome86', 'firefox90'], // the Chromium in Chinese browsers is years behind
    splitting: true,
    sourcemap: true,
    dts: false,
  },
  {
    entry: {
      'simulator/index': 'src/simulator/index.ts',
      'simulator/cli': 'src/simulator/cli.ts',
      'simulator/control': 'src/simulator/control.ts', // runs in a page too: it imports only types
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    sourcemap: true,
    dts: false,
    onSuccess: async () => emitDeclarations(),
  },
]);
