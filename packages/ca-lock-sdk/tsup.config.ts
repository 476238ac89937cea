import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

// Once for both builds: they run side by side, and tsup's own cleaning in one would take the other's files.
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
    target: ['chrome86', 'firefox90'], // the Chromium of the Chinese browsers lags by years
    splitting: true,
    sourcemap: true,
    dts: false,
  },
  {
    entry: {
      'simulator/index': 'src/simulator/index.ts',
      'simulator/cli': 'src/simulator/cli.ts',
      'simulator/control': 'src/simulator/control.ts', // runs in a page too: it imports types only
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
