// `pnpm check:container`: builds the container file, starts it with the sample world and requests a page. Without a
// container engine it says so; then only the rules of tests/node/deploy.test.ts apply.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './pnpm.mjs';
import { freePort } from './start/free-port.mjs';

const folder = fileURLToPath(root);
const run = (engine, args, stdio = 'pipe') =>
  spawnSync(engine, args, { cwd: folder, encoding: 'utf8', stdio });
const engine = ['docker', 'podman'].find((name) => run(name, ['info']).status === 0);

if (!engine) {
  console.log('– no container engine runs here: the container file was not built');
  process.exit(0);
}

/** The first answer of the started container, for two minutes. */
async function answers(url) {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} did not answer`);
}

const name = `ca-portal-check-${process.pid}`;
const port = await freePort();
const began = performance.now();
let failed = true;
try {
  const built = run(engine, ['build', '--file', 'deploy/Containerfile', '--tag', name, '.'], 'inherit');
  if (built.status !== 0) throw new Error('the container file does not build');
  const settings = ['SANDBOX=1', 'DEMO=1', `PUBLIC_URL=http://127.0.0.1:${port}`];
  const publish = ['--publish', `127.0.0.1:${port}:8080`];
  const args = ['run', '--detach', '--rm', '--name', name, ...publish];
  const started = run(engine, [...args, ...settings.flatMap((one) => ['--env', one]), name]);
  if (started.status !== 0) throw new Error(started.stderr);
  if (!(await answers(`http://127.0.0.1:${port}/`)).includes('<html')) throw new Error('no page came');
  console.log(`✓ container: ${((performance.now() - began) / 1000).toFixed(0)} s from the file to a page`);
  failed = false;
} catch (error) {
  console.error(`✗ container: ${error.message}\n${run(engine, ['logs', name]).stdout ?? ''}`);
} finally {
  run(engine, ['rm', '--force', name]);
  run(engine, ['rmi', '--force', name]);
}
process.exit(failed ? 1 : 0);
