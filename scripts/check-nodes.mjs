// `pnpm check:nodes [22 24 …]`: the built server and the packages' tests with other versions of Node than the
// current one; the registry has Node itself as a package. Prints the version and the seconds. Needs built packages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeOf } from './check-nodes/node-of.mjs';
import { tryServer } from './check-nodes/try-server.mjs';
import { root } from './pnpm.mjs';

const asked = process.argv.slice(2).filter((argument) => argument !== '--');
const versions = asked.length > 0 ? asked : ['22', '24'];
const workplace = mkdtempSync(join(tmpdir(), 'ca-portal-nodes-'));
/** Published code that runs in Node: the client, the lock SDK with its simulator, and shared code. */
const packages = ['packages/api/src', 'packages/api/tests', 'packages/ca-lock-sdk'];
let failed = 0;

function tests(node) {
  const vitest = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', root));
  const args = [vitest, 'run', '--project=node', '--reporter=json', ...packages];
  const options = { cwd: fileURLToPath(root), encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' };
  const said = execFileSync(node, args, options);
  return JSON.parse(said.slice(said.indexOf('{"'))).numPassedTests;
}

try {
  for (const version of versions) {
    try {
      const began = performance.now();
      const { node, exact } = nodeOf(version, join(workplace, version));
      const started = await tryServer(node, join(workplace, `${version}-data`));
      const passed = tests(node);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(
        `✓ Node ${exact}: server up in ${started.toFixed(1)} s, ${passed} tests, ${seconds} s in all`,
      );
    } catch (error) {
      failed += 1;
      console.error(`✗ Node ${version}: ${error.message}\n${error.stdout?.slice(-3000) ?? ''}`);
    }
  }
} finally {
  rmSync(workplace, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(failed > 0 ? 1 : 0);
