/**
 * Parts of the page that axe has passed are skipped in later stories: most stories of a screen share its
 * frame, and many of them more. A part is the same if its markup and its ancestors are, and all other input of axe:
 * what it references, its labels, the landmarks and the heading before it, the window.
 */
const seen = new Set<string>();

const states = ':checked, :indeterminate, :focus, :hover, :invalid, :placeholder-shown';
const named = ':is([aria-label], [aria-labelledby])';
const landmarks = [
  `:is(header, footer, main, nav, aside), :is(section, form)${named}`,
  ...['banner', 'contentinfo', 'main', 'navigation', 'complementary', 'region', 'form', 'search'].map(
    (role) => `[role="${role}"]`,
  ),
].join();
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
/** Attributes that reference other elements by id, whose text matters. */
const byWords = new Set(['aria-labelledby', 'aria-describedby', 'aria-errormessage']);
/** … whose existence matters. */
const byPresence = new Set(['aria-controls', 'aria-owns', 'aria-details', 'aria-flowto', 'href']);

/** A 64-bit hash, so that a million parts do not collide. */
function sumOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return `${a.toString(36)}${b.toString(36)}`;
}

/** React's generated ids differ in each story. */
const plain = (value: string) => value.replaceAll(/_r_\w+_/g, '_r_');

const tagOf = (element: Element) => {
  let tag = element.tagName;
  for (const { name, value } of element.attributes)
    tag += ` ${name}=${value.includes('_r_') ? plain(value) : value}`;
  return tag;
};

/** Text and existence of referenced elements, which are not in the element's own markup. */
function pointed(element: Element): string {
  let found = '';
  for (const { name, value } of element.attributes) {
    const words = byWords.has(name);
    if (!words && !byPresence.has(name)) continue;
    if (name === 'href' && !value.startsWith('#')) continue;
    for (const id of value.replace('#', '').split(/\s+/)) {
      const target = document.getElementById(id);
      found += words ? `|${target?.textContent}` : `|${target !== null}`;
    }
  }
  const { labels } = element as HTMLInputElement;
  for (const label of labels ?? []) found += `|${label.textContent}`;
  return found;
}

/** The parts of the page that another story has shown; `rules` is the axe configuration. */
export function seenBefore(rules: string): Element[] {
  const { body, documentElement } = document;
  const inState = new Set(body.querySelectorAll(states));
  const marks = new Set(body.querySelectorAll(landmarks));
  const allMarks = sumOf([...marks].map((mark) => tagOf(mark) + pointed(mark)).join());
  const inOrder = [...body.querySelectorAll(headings)];
  const before = new Map(inOrder.map((heading, at) => [heading, inOrder[at - 1]?.tagName ?? 'first']));
  const named = new Map<string, number>();
  for (const { id } of body.querySelectorAll('[id]')) named.set(id, (named.get(id) ?? 0) + 1);

  /** The properties of an element that influence the result of its descendants. */
  const around = new Map<Element, string>();
  const whole = new Map<Element, string>();
  const describe = (element: Element): string => {
    let outer = tagOf(element);
    if (inState.has(element))
      outer += states
        .split(', ')
        .filter((state) => element.matches(state))
        .join();
    let self = outer + pointed(element);
    for (const node of element.childNodes) self += node.nodeType === Node.TEXT_NODE ? node.nodeValue : '|';
    if (element.id) self += named.get(element.id);
    // A link inside text is compared with that text.
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    around.set(element, sumOf(`${outer} ${hasWords}`));
    // Other landmarks and headings of the page only influence landmarks and headings.
    if (marks.has(element)) self += allMarks;
    let all = sumOf(self + (before.get(element) ?? ''));
    for (const child of element.children) all += `/${describe(child)}`;
    whole.set(element, sumOf(all));
    return whole.get(element) ?? '';
  };
  describe(body);

  const found: Element[] = [];
  const now: string[] = [];
  const walk = (element: Element, outside: string) => {
    const key = `${outside} ${whole.get(element)}`;
    if (seen.has(key)) return void found.push(element);
    now.push(key);
    const inside = sumOf(`${outside} ${around.get(element)}`);
    for (const child of element.children) walk(child, inside);
  };
  // An overlay is a child of the body, and changes the background of the text below it.
  const layers = [...body.children].map(tagOf).join();
  const page = sumOf([rules, window.innerWidth, window.scrollY, tagOf(documentElement), layers].join());
  for (const child of body.children) walk(child, page);
  for (const key of now) seen.add(key);
  return found;
}
