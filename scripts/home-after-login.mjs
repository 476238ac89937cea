// Which scripts the home page loads by itself, for a visitor and for somebody who is logged in: .size-limit.mjs counts
// their bytes, and tests/e2e/home-scripts.spec.ts holds these lists against real visits.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Names of the chunks that come by themselves beyond those of the document: all else waits until it is asked for. */
const forAVisitor = ['EdgeTools', 'LatePopover', 'MenuSearch', 'News', 'late-queries', 'loadChat', 'start'];
const afterLogin = [...forAVisitor, 'PersonalCenter', 'SessionWatcher', 'ToDoSection'];
const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, '');

/** Files of `dist` that a document names. */
export function scriptsOf(dist, document) {
  const names = readFileSync(`${dist}/${document}`, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...new Set(Array.from(names, ([, name]) => name))];
}

function home(dist, byThemselves) {
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

/** Files of `dist` that the home page loads for a visitor who touches nothing, with all that they import. */
export const homeOfVisitor = (dist) => home(dist, forAVisitor);

/** The same after a login. */
export const homeAfterLogin = (dist) => home(dist, afterLogin);
