import { defineConfig } from 'tsup';
import { emitDeclarations } from '../../scripts/emit-declarations.mjs';

export default defineConfig({
  // A page loads only the groups that it calls: each is a separate entry.
  entry: [
    'src/index.ts',
    'src/{certificate-trust,contract,domain,downloads,exam-entry,fetch,mocks,sealed-pdf,sm2}/index.ts',
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
    options.charset = 'utf8'; // Keeps Chinese unescaped: escapes double its size
  },
  onSuccess: async () => emitDeclarations(),
});
