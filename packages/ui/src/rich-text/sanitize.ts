import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/** Elements that editors of notices and help articles need; none can run code, load a frame or send a form. */
export const allowedTags: readonly string[] = (
  'a b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s span ' +
  'strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ');

/** No `style`, `class`, `id` or `name`: external HTML must not restyle the page or shadow its names. */
export const allowedAttributes: readonly string[] =
  'alt colspan height href lang rowspan scope src start title width'.split(' ');

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const imageSchemes = new Set(['http:', 'https:']);

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Left to the hook below: the library's own rule allows data: for pictures.
  ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|vbscript|data):)/i,
  // The text inside these is code or styles, not content.
  FORBID_CONTENTS: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'object', 'title'],
};

/** Reads the scheme as a browser does, without tabs and control characters; relative addresses are http(s). */
function schemeOf(address: string): string {
  try {
    return new URL(address, 'https://page.invalid/').protocol;
  } catch {
    return '';
  }
}

function secureLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (!linkSchemes.has(schemeOf(href))) {
    link.removeAttribute('href');
    return;
  }
  if (/^\s*(?:https?:|[/\\]{2})/i.test(href)) link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function secureImage(image: Element): void {
  const source = image.getAttribute('src');
  if (source !== null && !imageSchemes.has(schemeOf(source))) image.removeAttribute('src');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

let purifier: DOMPurify | undefined;

/** Our own instance: hooks on the shared one would affect other users of the library. */
function ownPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') secureLink(element);
    if (element.tagName === 'IMG') secureImage(element);
  });
  return purifier;
}

/**
 * Sanitizes external HTML by an allow list. Only in a browser: without a document the library would return the text
 * unchanged, so this throws there instead.
 */
export function sanitize(html: string): string {
  if (typeof window === 'undefined') throw new Error('sanitize needs a document: call it in a browser only.');
  const purify = ownPurifier();
  if (!purify.isSupported) throw new Error('This browser cannot sanitize HTML: the text is not shown.');
  return purify.sanitize(html, config);
}
