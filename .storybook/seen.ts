/**
 * What axe has found in order in this page is not asked about again in the next story: most stories of a screen share its
 * frame, and many the rest of it. A part is the same where its markup is, that of all around it, and whatever else axe
 * judges it by: what it names, how it is named, the landmarks and the heading before it, the window.
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
/** Attributes that point at other elements, whose words count. */
const byWords = new Set(['aria-labelledby', 'aria-describedby', 'aria-errormessage']);
/** … which must be there. */
const byPresence = new Set(['aria-controls', 'aria-owns', 'aria-details', 'aria-flowto', 'href']);

/** Two sums of 32 bits, so that a million parts stay apart. */
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

/** The names that React gives are others in each story. */
const plain = (value: string) => value.replaceAll(/_r_\w+_/g, '_r_');

const tagOf = (element: Element) => {
  let tag = element.tagName;
  for (const { name, value } of element.attributes)
    tag += ` ${name}=${value.includes('_r_') ? plain(value) : value}`;
  return tag;
};

/** What the markup of an element does not say, besides the state that it is in. */
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

/** The parts of the page that another story has shown; `rules` says what they are judged by. */
export function seenBefore(rules: string): Element[] {
  const { body, documentElement } = document;
  const inState = new Set(body.querySelectorAll(states));
  const marks = new Set(body.querySelectorAll(landmarks));
  const allMarks = sumOf([...marks].map((mark) => tagOf(mark) + pointed(mark)).join());
  const inOrder = [...body.querySelectorAll(headings)];
  const before = new Map(inOrder.map((heading, at) => [heading, inOrder[at - 1]?.tagName ?? 'first']));
  const named = new Map<string, number>();
  for (const { id } of body.querySelectorAll('[id]')) named.set(id, (named.get(id) ?? 0) + 1);

  /** What of an element what lies in it is judged by, too. */
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
    // A link among words is judged by them.
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    around.set(element, sumOf(`${outer} ${hasWords}`));
    // The other landmarks and headings of the page are asked about at a landmark and a heading alone.
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
  // What lies over the page is a child of the body: it changes what is behind the words below it.
  const layers = [...body.children].map(tagOf).join();
  const page = sumOf([rules, window.innerWidth, window.scrollY, tagOf(documentElement), layers].join());
  for (const child of body.children) walk(child, page);
  for (const key of now) seen.add(key);
  return found;
}
