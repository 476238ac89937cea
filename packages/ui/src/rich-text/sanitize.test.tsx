import publicCorpus from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { attacks, notice } from './RichText.fixtures.js';
import { allowedAttributes, allowedTags, sanitize } from './sanitize.js';

const ours = ['target', 'rel', 'loading', 'decoding', 'referrerpolicy'];

/** Everything in the markup that is not on our allow list, as a browser parses it. */
function dangersIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = page.head.childElementCount ? ['head'] : [];
  if (page.body.attributes.length) found.push('body attributes');
  for (const element of page.body.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !allowedTags.includes(element.localName))
      found.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (![...allowedAttributes, ...ours].includes(name)) found.push(name);
      if (name !== 'href' && name !== 'src') continue;
      const { protocol } = new URL(value, 'https://page.invalid/');
      const fine = name === 'src' ? ['http:', 'https:'] : ['http:', 'https:', 'mailto:', 'tel:'];
      if (!fine.includes(protocol)) found.push(value);
    }
  }
  return found;
}

const corpus = Object.entries(attacks).flatMap(([kind, list]) => list.map((html) => [kind, html] as const));
/** The Big List of Naughty Strings (MIT), texts that somebody may paste: a fifth on a push, all in the deep run. */
const isWhole = import.meta.env['BAD_INPUT'] === 'all';
const known = [...new Set(publicCorpus)].filter((_, index) => isWhole || index % 5 === 0);

describe('sanitize', () => {
  it('has at least sixty attacks', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    expect(new Set(corpus.map(([, html]) => html)).size).toBe(corpus.length);
  });

  it.each(corpus)('disarms %s: %s', (kind, html) => {
    // The proof that the check below can fail: the same eyes see something in the raw text.
    const isSeen = kind !== 'mutation' && !/<(?:noscript|listing)/.test(html);
    expect.soft(isSeen && dangersIn(html).length === 0, 'nothing is seen in the raw text').toBe(false);
    const clean = sanitize(html);
    expect.soft(dangersIn(clean)).toEqual([]);
    // What mutates when it is read a second time must be harmless as well.
    const again = document.createElement('div');
    again.innerHTML = clean;
    expect.soft(dangersIn(again.innerHTML), 'read a second time').toEqual([]);
    expect.soft(again.innerHTML).toBe(clean);
    expect(window).not.toHaveProperty('xss');
  });

  it('disarms the public corpus', () => {
    expect(known.filter((html) => dangersIn(html).length > 0).length).toBeGreaterThan(isWhole ? 100 : 20);
    const slipped = known.filter((html) => {
      const clean = sanitize(html);
      const again = document.createElement('div');
      again.innerHTML = clean;
      return dangersIn(clean).length + dangersIn(again.innerHTML).length > 0;
    });
    expect(slipped).toEqual([]);
    expect(window).not.toHaveProperty('xss');
  });

  it('keeps what an editor writes', () => {
    const box = document.createElement('div');
    box.innerHTML = sanitize(notice);
    expect(box.querySelectorAll('h2, li, th, td, blockquote, code, strong')).toHaveLength(13);
    expect(box.querySelector('th')).toHaveAttribute('scope', 'col');
  });

  it('opens external addresses in a new window without access to ours, and portal addresses here', () => {
    const box = document.createElement('div');
    box.innerHTML = sanitize(
      '<a href="https://a.example" target="_self" rel="opener">a</a><a href="//b.example">b</a>' +
        '<a href="/help">c</a><a href="#top">d</a><a href="mailto:a@b.cn">e</a><a href="tel:024">f</a>',
    );
    const links = [...box.querySelectorAll('a')];
    expect(links.map((a) => a.target)).toEqual(['_blank', '_blank', '', '', '', '']);
    expect(links.map((a) => a.rel)).toEqual(Array(6).fill('noopener noreferrer'));
    expect(links.every((a) => a.hasAttribute('href'))).toBe(true);
  });

  it('loads pictures lazily, without a referrer', () => {
    expect(sanitize('<img src="/a.png" loading="eager">')).toBe(
      '<img src="/a.png" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="">',
    );
  });
});
