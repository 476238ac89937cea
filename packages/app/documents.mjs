// The documents of the portal: `/` and `/login` complete, the work frame with the sidebar open and closed, and a bare
// one for all other paths. routes.json lists the files of each page; the server reads it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const arrivals = {
  '/': { file: 'index.html', modules: ['src/shell/PublicLayout.tsx', 'src/features/home/HomePage.tsx'] },
  '/login': { file: 'login/index.html', modules: ['src/features/auth/LoginPage.tsx'] },
};
const frames = { public: 'src/shell/PublicLayout.tsx', work: 'src/shell/WorkLayout.tsx' };
/** A visitor has no work frame; its greeting is that of the hour of the build. */
const frameStyles =
  '<style nonce="__CSP_NONCE__">[data-no-frame] [data-document-frame]{display:none}' +
  '[data-document-frame] [data-part=greeting]{visibility:hidden}</style>';

/** Hides visitor content while the start page of a logged-in user loads. */
const homeStyles = '<style nonce="__CSP_NONCE__">[data-start-follows] main{visibility:hidden}</style>';

/**
 * `chunks`: the browser's chunks; `prerenderer`: those of the bundle `prerendered`, which renders and names the pages.
 */
export async function writeDocuments({ root, chunks, prerenderer, prerendered }) {
  const { defaultPortalConfig, documentTexts, portalConfigToFill, withPhonePlaces } = prerendered;
  const { knownPages, prerenderPage, prerenderWork } = prerendered;
  const dist = join(root, 'dist');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const inlined = (path) =>
    `<script nonce="__CSP_NONCE__">${readFileSync(join(root, path), 'utf8')}</script>`;
  const bare = readFileSync(join(dist, 'index.html'), 'utf8')
    // A file would be one more request that blocks rendering.
    .replace('<script src="/appearance.js"></script>', () => inlined('public/appearance.js'))
    .replace('<!--early-->', () => inlined('documents/early.js'));
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(bare) ?? [];
  if (!entry) throw new Error('index.html names no entry');
  // An open page compares the name of its entry to detect a new release (src/shell/connection).
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ entry }));

  /** The files of modules with all their imports, without those that every document loads anyway. */
  function filesOf(modules) {
    const files = new Set();
    for (const module of modules) {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id === module || id === join(root, module)),
      );
      if (!chunk) throw new Error(`${module} is in no chunk`);
      files.add(chunk.fileName);
    }
    for (const file of files) for (const next of byFile.get(file)?.imports ?? []) files.add(next);
    return [...files].map((file) => `/${file}`).filter((file) => !bare.includes(`"${file}"`));
  }
  const preloads = (files) =>
    files.map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`).join('');

  /** The sample province's names; the server replaces them with those of its province. */
  const defaults = documentTexts(defaultPortalConfig);
  const filled = (document) => document.replace(/\{\{(\w+\.\w+)\}\}/g, (_, name) => defaults[name]);
  /** The output of `render` for a province, with placeholders for its names. */
  async function withPlaces(what, render) {
    const { html, styles } = await render(portalConfigToFill());
    const toFill = withPhonePlaces(html);
    // A name that a page processes, or that changes what it shows, could not be replaced afterwards.
    if (filled(toFill) !== (await render(defaultPortalConfig)).html)
      throw new Error(`${what} cannot be filled with a province's names`);
    return { html: toFill, styles };
  }

  const moduleOf = (file) => {
    const chunk = prerenderer.find(({ fileName }) => fileName === file);
    // A module that another page also imports is in a file of several modules, as its last one.
    const module = chunk?.facadeModuleId ?? chunk?.moduleIds.at(-1);
    if (!module) throw new Error(`"${file}" is no page of the prerendering bundle`);
    return module;
  };

  /** Two of each: a template for the server, and one with the defaults for a plain file server. */
  function write(file, { styles = '', root: content, files, next = [] }) {
    const following = next.filter((one) => !files.includes(one));
    const page = bare
      .replace('<!--prerendered-styles-->', () =>
        styles.replaceAll('<style ', '<style nonce="__CSP_NONCE__" '),
      )
      .replace('  </head>', () => `${preloads(files)}  </head>`)
      .replace('<!--route-->', (place) =>
        following.length > 0
          ? `<script type="application/json" id="start">${JSON.stringify(following)}</script>`
          : place,
      )
      .replace('<div id="root"><!--prerendered-page--></div>', () => content ?? '<div id="root"></div>');
    for (const [place, text] of [
      [join(dist, 'documents', file), page],
      [join(dist, file), filled(page)],
    ]) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }

  const registry = 'src/portal/registry.ts';
  const startFile = knownPages.views.find(({ component }) => component === 'core/start').file;
  for (const [path, { file, modules }] of Object.entries(arrivals)) {
    const { html, styles } = await withPlaces(path, (config) => prerenderPage(path, config));
    const content = `<div id="root" data-prerendered="${path}">${html}</div>`;
    write(file, {
      styles: path === '/' ? styles + homeStyles : styles,
      root: content,
      files: filesOf(modules),
      // A logged-in user is redirected from the home page (documents/early.js).
      next: path === '/' ? filesOf([registry, frames.work, moduleOf(startFile)]) : [],
    });
  }
  for (const [file, open] of Object.entries({ 'work.html': true, 'work-narrow.html': false })) {
    const { html, styles } = await withPlaces(file, (config) => prerenderWork(open, config));
    const frame = `<div data-document-frame inert aria-hidden="true">${html}</div>`;
    const content = `<div id="root" data-frame="work">${frame}</div>`;
    write(file, { styles: styles + frameStyles, root: content, files: filesOf([registry, frames.work]) });
  }
  write('app.html', { files: filesOf([registry]) });

  const atWork = new Set(filesOf([registry, frames.work]));
  const ofWork = (file) => filesOf([moduleOf(file)]).filter((one) => !atWork.has(one));
  const atStart = new Set(filesOf([registry]));
  const routes = Object.fromEntries(
    knownPages.routes
      .filter(({ path }) => !(path in arrivals) && path !== '*')
      .map(({ path, layout, file }) => {
        const modules = [moduleOf(file), ...(layout === 'public' ? [frames.public] : [])];
        const files = layout === 'work' ? ofWork(file) : filesOf(modules).filter((one) => !atStart.has(one));
        return [path, { layout, files }];
      }),
  );
  const views = Object.fromEntries(
    knownPages.views.map(({ component, file, calls }) => [component, { files: ofWork(file), calls }]),
  );
  writeFileSync(join(dist, 'documents', 'routes.json'), JSON.stringify({ routes, views }));
}
