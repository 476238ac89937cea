import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Writes the declarations of the current package, by its tsconfig.build.json. Uses the compiler itself:
 * declaration bundlers are slower, run out of memory, and turn type-only exports into values that do not exist. It
 * does not check types: `pnpm typecheck` checks all packages at once.
 */
export function emitDeclarations() {
  const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const tsc = manifest.replace('package.json', 'bin/tsc');
  const args = ['-p', 'tsconfig.build.json', '--checkers', '1', '--noCheck'];
  execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
}
