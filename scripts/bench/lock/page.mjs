import { build } from 'esbuild';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A page with only the SDK, built from its source, and the measurements of `in-page.mjs` as `bench`. */
export async function startBenchPage() {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('in-page.mjs', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    conditions: ['@ca-portal/source'],
    write: false,
  });
  const html = `<!doctype html><title>bench</title><script>${bundle.outputFiles[0].text}</script>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
