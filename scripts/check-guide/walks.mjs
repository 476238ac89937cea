import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../start/free-port.mjs';
import { untilPage } from './until-page.mjs';

const seconds = (began) => Math.round((performance.now() - began) / 1000);
const codeIn = (text) => [...text.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map(([, code]) => code.trim());

/** For a command that opens the portal: its page, and the result of `look`. Only the port may differ here. */
async function opened(command, { folder, env }, look) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { html, stop } = await untilPage(command, url, { cwd: folder, env: { ...env, PORT: port } });
  try {
    await look(html, url);
  } finally {
    await stop();
  }
}

/** The README's first command, unchanged. */
export async function walkReadme(place) {
  const began = performance.now();
  const readme = readFileSync(join(place.folder, 'README.md'), 'utf8');
  const [, command] = /^```sh\n(npx \S+ \S+ start)\b/m.exec(readme) ?? [];
  if (!command) throw new Error('README.md does not begin with its start');
  await opened(command, place, (html) => {
    if (!html.includes('<html')) throw new Error('README.md: no page came');
  });
  console.log(`✓ README.md: ${seconds(began)} s from an empty folder to a page`);
}

/** theming.md: a custom province with its colors, checked and opened. */
export async function walkTheming({ pnpm, ...place }) {
  const { folder, env } = place;
  const began = performance.now();
  const guide = readFileSync(join(folder, 'docs/guides/theming.md'), 'utf8');
  const [theme, check] = codeIn(guide);
  const [, start] = /`(PORTAL_CONFIG=[^`]+ pnpm start)`/.exec(guide) ?? [];
  if (!theme || !check || !start) throw new Error('theming.md does not say its three commands');
  cpSync(join(folder, 'examples/second-province'), join(folder, 'my-province'), { recursive: true });
  const run = (command) =>
    spawnSync('sh', ['-ec', command.replace('pnpm ', `${pnpm} `)], { cwd: folder, env, encoding: 'utf8' });
  const made = run(theme);
  if (made.status !== 0) throw new Error(`theming.md: ${made.stdout}${made.stderr}`);
  // Remaining sample values are reported, but are no error.
  const told = run(check).stdout;
  if (!/还有 \d+ 处/.test(told)) throw new Error(`theming.md: ${told}`);
  await opened(start.replace('pnpm ', `${pnpm} `), place, async (html, url) => {
    if (!html.includes('云岭'))
      throw new Error('theming.md: the page does not bear the name of the province');
    const sheet = await (await fetch(`${url}/brand/theme.css`)).text();
    if (sheet !== readFileSync(join(folder, 'my-province/brand/theme.css'), 'utf8'))
      throw new Error('theming.md: the page has not the colors that were made');
  });
  console.log(`✓ theming.md: ${seconds(began)} s from a built portal to the province's own`);
}
