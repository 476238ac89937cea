/** Markup that is already safe. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that goes into HTML or XML as it is, between tags or into an attribute: nothing in it is a tag. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** The same between tags alone, where quotes may stand: as texts are kept that are searched, too. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (c) => entities[c] ?? c);

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return escapeHtml(String(part));
}

/** Template tag: every value is escaped unless it came out of this tag itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((all, text, i) => all + render(parts[i - 1] ?? '') + text));
}

/** For texts of our own source (style sheets); never for anything that came from outside. */
export const trusted = (text: string): Markup => new Markup(text);
export type { Markup };
