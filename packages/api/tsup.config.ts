import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';

/** Plain tsc: a declaration bundler turns type-only exports into values that do not exist at run time. */
function emitDeclarations(): void {
  const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const tsc = manifest.replace('package.json', 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--checkers', '1'], { stdio: 'inherit' });
}

export default defineConfig({
  // A page loads only the groups that it calls: each is an entry of its own.
  entry: [
    'src/index.ts',
    'src/{contract,domain,downloads,exam-entry,fetch,mocks,sealed-pdf}/index.ts',
    'src/sealed-pdf/signature.ts',
    'src/groups/*.generated.ts',
  ],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  esbuildOptions: (options) => {
    options.charset = 'utf8'; // Chinese as it is: escapes double its size
  },
  onSuccess: async () => emitDeclarations(),
});
