/** Elements that an editor may use. Others are removed and their text is kept. */
const allowed = new Set(
  'p br hr h2 h3 h4 strong b em i u s ul ol li a blockquote table thead tbody tr th td img span code pre figure figcaption'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr', 'img']);
/** Elements whose content is not readable text: they are removed with everything in them. */
const dropped = new Set(
  'script style iframe object embed svg math template noscript title textarea select head xmp noembed noframes plaintext'.split(
    ' ',
  ),
);
const maxDepth = 40;

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
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal, hex, name) => {
    if (decimal) return fromCode(Number(decimal));
    if (hex) return fromCode(Number.parseInt(hex, 16));
    return named[String(name).toLowerCase()] ?? whole;
  });

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A URL allowed in a text: our own paths, and for links also web, mail and telephone. */
function address(value: string, outside: RegExp | null): string | null {
  // Browsers ignore control characters in a URL, so the check removes them first.
  // oxlint-disable-next-line no-control-regex -- these are the characters that are taken out
  const bare = value.replace(/[\u0000-\u0020\u007f\\]/g, '');
  if (/^\/(?!\/)/.test(bare) || (outside?.test(bare) ?? false)) return bare.slice(0, 500);
  return null;
}

function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /([a-z][a-z-]{0,30})\s{0,8}=\s{0,8}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
  for (const [, name = '', double, single, bare] of source.matchAll(pattern)) {
    found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}

/** The opening tag rebuilt from known attributes. Null if the element has no meaning without them. */
function openTag(name: string, source: string): string | null {
  const given = attributesOf(source);
  let kept = '';
  const keep = (key: string, value: string | null | undefined) => {
    if (value) kept += ` ${key}="${escape(value)}"`;
  };
  if (name === 'a') {
    const href = address(given.get('href') ?? '', /^(?:https?:\/\/|mailto:|tel:)/i);
    keep('href', href);
    if (href && !href.startsWith('/')) kept += ' rel="noopener noreferrer"';
  }
  if (name === 'img') {
    const src = address(given.get('src') ?? '', null);
    if (!src) return null;
    keep('src', src);
    kept += ` alt="${escape(given.get('alt') ?? '')}"`;
  }
  if (name === 'td' || name === 'th') {
    for (const key of ['colspan', 'rowspan']) {
      if (/^[1-9]\d?$/.test(given.get(key) ?? '')) keep(key, given.get(key));
    }
  }
  return `<${name}${kept}>`;
}

/**
 * An editor's text, sanitized for display: it is rebuilt from a short list of elements and attributes, so
 * that everything unknown is dropped. Every element is closed. Runs in linear time on any input.
 */
export function sanitizeRichText(html: string): string {
  const open: string[] = [];
  // Only ASCII letters, so that positions stay the same: some letters change their length.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let out = '';
  let at = 0;
  const text = (until: number) => {
    out += escape(decodeEntities(html.slice(at, until)));
  };
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (start < 0 || end < 0) {
      text(html.length);
      break;
    }
    text(start);
    const tag = /^(\/?)([a-z][a-z0-9]{0,15})(?![\w-])/i.exec(html.slice(start + 1, start + 20));
    at = end + 1;
    if (!tag) {
      // A comment ends at its end mark; a `<` without a tag is a character.
      if (html.startsWith('<!--', start)) {
        const close = html.indexOf('-->', start + 4);
        at = close < 0 ? html.length : close + 3;
      } else if (!/[!?/a-z]/i.test(html[start + 1] ?? '')) {
        out += '&lt;';
        at = start + 1;
      }
      continue;
    }
    const [, closing, written = ''] = tag;
    const name = written.toLowerCase();
    if (dropped.has(name)) {
      if (closing) continue;
      const close = lower.indexOf(`</${name}`, at);
      const after = close < 0 ? -1 : html.indexOf('>', close);
      at = after < 0 ? html.length : after + 1;
    } else if (allowed.has(name)) {
      if (closing) {
        const level = open.lastIndexOf(name);
        while (level >= 0 && open.length > level) out += `</${open.pop()}>`;
      } else if (open.length < maxDepth) {
        const opening = openTag(name, html.slice(start + 1 + written.length, end));
        out += opening ?? '';
        if (opening && !empty.has(name)) open.push(name);
      }
    }
  }
  while (open.length > 0) out += `</${open.pop()}>`;
  return out;
}

/** The plain text, for excerpts and searching. Blocks are separated by a space. */
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
