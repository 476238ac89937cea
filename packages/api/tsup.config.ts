import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

export default defineConfig({
  // A page loads only the groups that it calls: each is an entry of its own.
  entry: [
    'src/index.ts',
    'src/{contract,domain,downloads,exam-entry,fetch,mocks,sealed-pdf}/index.ts',
    'src/sealed-pdf/signature.ts',
    'src/{groups,limits}/*.generated.ts',
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
