import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Writes the declarations of the package whose build runs, as its tsconfig.build.json says. The compiler itself does it:
 * bundlers of declarations are slower, run out of memory, and turn type-only exports into values that do not exist. It
 * does not check: the types of all packages are checked at once by `pnpm typecheck`.
 */
export function emitDeclarations() {
  const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const tsc = manifest.replace('package.json', 'bin/tsc');
  const args = ['-p', 'tsconfig.build.json', '--checkers', '1', '--noCheck'];
  execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
}
