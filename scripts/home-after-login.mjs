// Which scripts the home page loads by itself for somebody who is logged in: .size-limit.mjs counts their bytes, and
// tests/e2e/home-scripts.spec.ts holds this list against a real visit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Names of the chunks that come by themselves beyond those of the document: all else waits until it is asked for. */
const byThemselves = [
  'EdgeTools',
  'LatePopover',
  'MenuSearch',
  'News',
  'PersonalCenter',
  'SessionWatcher',
  'ToDoSection',
  'late-queries',
  'loadChat',
  'start',
];
const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, '');

/** Files of `dist` that a document names. */
export function scriptsOf(dist, document) {
  const names = readFileSync(`${dist}/${document}`, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...new Set(Array.from(names, ([, name]) => name))];
}

/** Files of `dist` that the home page loads after a login, with all that they import. */
export function homeAfterLogin(dist) {
  if (!existsSync(`${dist}/index.html`)) return [];
  const asked = readdirSync(`${dist}/assets`)
    .filter((file) => file.endsWith('.js') && byThemselves.includes(nameOf(file)))
    .map((file) => `assets/${file}`);
  const files = new Set([...scriptsOf(dist, 'index.html'), ...asked]);
  for (const file of files) {
    const code = readFileSync(`${dist}/${file}`, 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) files.add(`assets/${next}`);
  }
  return [...files];
}
