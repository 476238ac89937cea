import { minify } from 'terser';

/** Large libraries whose unused classes only terser finds: PDF.js, and the certificates of a check. */
const dense = new Set(['pdf-pages', 'verify-file']);

/**
 * Removes what nothing uses from the chunks of these libraries, 10 kB gzip of 120: the build's own compressor keeps a class
 * with a static field and what only such a class names. Names are left to that compressor, which runs afterwards.
 * @returns {import('vite').Plugin}
 */
export const denseChunks = () => ({
  name: 'dense-chunks',
  apply: 'build',
  async renderChunk(code, { name }) {
    if (!dense.has(name)) return null;
    const options = {
      module: true,
      ecma: 2020,
      mangle: false,
      compress: { passes: 2, module: true, ecma: 2020 },
    };
    return { code: (await minify(code, options)).code ?? code, map: null };
  },
});
