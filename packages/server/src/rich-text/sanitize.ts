import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

/** An allowed address in a text: the portal's own paths; for links also web, mail and telephone. */
function address(value: string | undefined, outside: RegExp | null): string | undefined {
  // Browsers ignore control characters in an address, so they are removed before the check.
  // oxlint-disable-next-line no-control-regex -- these are the characters that are taken out
  const bare = (value ?? '').replace(/[\u0000-\u0020\u007f\\]/g, '');
  return /^\/(?!\/)/.test(bare) || (outside?.test(bare) ?? false) ? bare.slice(0, 500) : undefined;
}

function ofLink(given: Attributes): Attributes {
  const href = address(given['href'], /^(?:https?:\/\/|mailto:|tel:)/i);
  if (href === undefined) return {};
  return href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer' };
}

function ofPicture(given: Attributes): Attributes {
  const src = address(given['src'], null);
  return src === undefined ? {} : { src, alt: given['alt'] ?? '' };
}

const ofCell = (given: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name.endsWith('span') && /^[1-9]\d?$/.test(value)),
  );

const options: IOptions = {
  /** Elements that an editor may use. Everything else is dropped and its text kept. */
  allowedTags:
    'p br hr h2 h3 h4 strong b em i u s ul ol li a blockquote table thead tbody tr th td img span code pre figure figcaption'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  /** Elements that are removed with their content, because it is not text for readers. */
  nonTextTags:
    'script style iframe object embed svg math template noscript title textarea option select head xmp noembed noframes plaintext'.split(
      ' ',
    ),
  nestingLimit: 40,
  transformTags: {
    a: (tagName, given) => ({ tagName, attribs: ofLink(given) }),
    img: (tagName, given) => ({ tagName, attribs: ofPicture(given) }),
    td: (tagName, given) => ({ tagName, attribs: ofCell(given) }),
    th: (tagName, given) => ({ tagName, attribs: ofCell(given) }),
  },
  // An external picture has lost its address, so it is removed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

const tag = /<(\/?)([a-z][a-z0-9]*)/gi;
const withoutEnd = new Set(['br', 'hr', 'img']);
/** Far more open elements than an editor writes. */
const deepest = 500;

/**
 * Cuts a text where more elements are open than any editor writes. The parser of the library searches all open elements
 * at each tag: a hostile text of nothing but beginnings would take quadratic time. Counted by name, so that ends of
 * other elements hide nothing.
 */
function withoutAbyss(html: string): string {
  const open = new Map<string, number>();
  let depth = 0;
  for (const { 1: slash, 2: written = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (withoutEnd.has(name)) continue;
    const before = open.get(name) ?? 0;
    const after = slash ? Math.max(0, before - 1) : before + 1;
    open.set(name, after);
    depth += after - before;
    if (depth > deepest) return html.slice(0, index);
  }
  return html;
}

/** Makes editor HTML safe to show: only elements and attributes of a short list are kept. */
export const sanitizeRichText = (html: string): string => sanitize(withoutAbyss(html), options);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';

/** Decodes character references; names other than the basic ones stay unchanged. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal, hex, name) => {
    if (decimal) return fromCode(Number(decimal));
    if (hex) return fromCode(Number.parseInt(hex, 16));
    return named[String(name).toLowerCase()] ?? whole;
  });

/** The text without tags, for excerpts and searching. Blocks are separated by a space. */
export const plainText = (html: string): string =>
  decodeEntities(
    html
      .replace(
        /<\/?(?:p|br|hr|h[2-4]|li|ul|ol|tr|td|th|table|blockquote|figure|figcaption|pre)\b[^>]*>/gi,
        ' ',
      )
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
