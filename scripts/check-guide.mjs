// `pnpm check:guide`: runs the commands of docs/guides/deploying.md, section "Without", unchanged, and requests a
// page of the started portal. It fills in the reader's values: folders, database, secret, name. Prints the seconds.
// Needs installed and built packages (the guide's first two lines, separate steps in `pnpm test`), and a PostgreSQL
// in TEST_DATABASE_URL, where it creates and drops a database. Without one it reports that nothing was tested. `pnpm
// check:guide --whole` skips no line: in a new clone of the committed state, with an empty home, it runs the README's
// first command until a page appears, then theming.md, and then this guide including installing and building.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyHome, newClone } from './check-guide/clone.mjs';
import { untilPage } from './check-guide/until-page.mjs';
import { walkReadme, walkTheming } from './check-guide/walks.mjs';
import { pnpm as here, root } from './pnpm.mjs';
import { freePort } from './start/free-port.mjs';

const postgres = process.env.TEST_DATABASE_URL;
if (!postgres) {
  console.log('– no TEST_DATABASE_URL names a PostgreSQL: the guide was not tried');
  process.exit(0);
}
const whole = process.argv.includes('--whole');
const place = mkdtempSync(join(tmpdir(), 'ca-portal-guide-'));
const folder = whole ? newClone(place) : fileURLToPath(root);
const env = whole ? emptyHome(place) : process.env;
const read = (file) => readFileSync(join(folder, file), 'utf8');
// As the README explains its short form.
const pnpm = whole ? `npx -y ${JSON.parse(read('package.json')).packageManager}` : here;
const guide = read('docs/guides/deploying.md');
const without = guide.slice(guide.indexOf('## Without'), guide.indexOf('## Several instances'));
const [prepare, start] = [...without.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code]) => code);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const databaseName = `portal_guide_${process.pid}`;
const database = Object.assign(new URL(postgres), { pathname: `/${databaseName}` }).href;

/** On the database server; `pg` comes from the server package. */
async function onPostgres(sentence) {
  const { default: pg } = await import(
    createRequire(new URL('packages/server/package.json', root)).resolve('pg')
  );
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(sentence).finally(() => client.end());
}

/** The text of the guide with the reader's values; each must occur in it. */
function filledIn(code, words) {
  let text = code;
  for (const [word, own] of words) {
    if (!text.includes(word)) throw new Error(`the guide does not say ${word}`);
    text = text.replaceAll(word, own);
  }
  return text;
}

let server;
let failed = true;
try {
  if (whole) {
    await walkReadme({ folder, env });
    await walkTheming({ folder, env, pnpm });
  }
  const began = performance.now();
  await onPostgres(`create database ${databaseName}`);
  const lines = filledIn(prepare, [
    ['/opt/portal', place],
    ['pnpm ', `${pnpm} `],
  ])
    .split('\n')
    .filter((line) => whole || !/ (?:install|build)\b/.test(line));
  execFileSync('sh', ['-ec', lines.join('\n')], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const province = join(place, 'etc');
  mkdirSync(province);
  cpSync(join(folder, 'examples/second-province'), province, { recursive: true });
  const command = filledIn(start, [
    ['/opt/portal', place],
    ['/var/lib/portal', join(place, 'data')],
    ['/etc/portal', province],
    ['postgres://portal@127.0.0.1/portal', database],
    ['https://portal.example.cn', url],
    ['PORTAL_SECRET=…', `PORTAL_SECRET=${randomBytes(32).toString('hex')}`],
    // External services are not available: the sandboxes replace them, as in the guide's own first try.
    ['SANDBOX=0', 'SANDBOX=1'],
  ]);
  server = await untilPage(`export PORT=${port} HOST=127.0.0.1\n${command}`, url, { env });
  if (!server.html.includes('云岭')) throw new Error('the page does not bear the name of the province');
  console.log(
    `✓ deploying.md: ${((performance.now() - began) / 1000).toFixed(0)} s from ${whole ? 'a clone' : 'a build'} to a page`,
  );
  failed = false;
} catch (error) {
  console.error(`✗ ${error.message}`);
} finally {
  await server?.stop();
  await onPostgres(`drop database if exists ${databaseName} with (force)`).catch(console.error);
  rmSync(place, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(failed ? 1 : 0);
