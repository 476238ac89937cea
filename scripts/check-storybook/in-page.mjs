// Functions that run inside Storybook's preview: each is sent there separately.

/** Runs before all scripts: records the last rendered documentation page. */
export function installWatch() {
  window.docsShown = undefined;
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given) {
      channel = given;
      given.on('docsRendered', (id) => (window.docsShown = id));
    },
  });
}

/** Opens a page like a click in the list. */
export function showDocs(storyId) {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

/** Whether the page is rendered with its stories, its lists, and its code, which is highlighted late. */
export function settled({ id, isWidget }) {
  if (window.docsShown !== id) return false;
  const body = document.querySelector('#storybook-docs');
  const stories = [...body.querySelectorAll('[data-story-block] [id$="-inner"]')];
  return (
    body.querySelector('h1') !== null &&
    stories.every((story) => story.childElementCount > 0) &&
    body.querySelector('[data-part="coming"]') === null &&
    (!isWidget || [...body.querySelectorAll('pre')].some((pre) => pre.textContent.includes('@ca-portal/ui/')))
  );
}

/** Text of the page, without the content of its stories. */
export function read() {
  const body = document.querySelector('#storybook-docs');
  const own = (element) => !element.closest('.docs-story');
  const words = body.cloneNode(true);
  for (const code of words.querySelectorAll('pre, code, .docs-story')) code.remove();
  return {
    text: words.innerText || words.textContent,
    lead: body.querySelector('h1 + p, h1 ~ p')?.textContent.trim() ?? '',
    isCovered: document.querySelector(':modal, [aria-modal="true"]') !== null,
    brokenStories: body.querySelectorAll('[data-story-block] > pre, .docs-story strong > a').length,
    emptyTables: [...body.querySelectorAll('table')]
      .filter(own)
      .filter((table) => {
        const rows = [...table.querySelectorAll('tbody tr')];
        // The first cell of a header row may be empty; a whole row must not be.
        return rows.length === 0 || rows.some((row) => row.lastElementChild?.textContent.trim() === '');
      })
      .map((table) => table.innerText.slice(0, 120)),
    code: [...body.querySelectorAll('pre')].filter(own).map((pre) => pre.innerText),
    headings: [...body.querySelectorAll('h2')].filter(own).map((h) => h.innerText.trim()),
    links: [...body.querySelectorAll('a[href]')].filter(own).map((a) => a.getAttribute('href')),
  };
}
