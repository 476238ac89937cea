/** Markup that is already escaped. */
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
/** Escapes a text for HTML or XML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** Escapes a text between tags only, where quotes may stay; searchable texts are stored this way too. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (c) => entities[c] ?? c);

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return escapeHtml(String(part));
}

/** Template tag: escapes every value except markup from this tag. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((all, text, i) => all + render(parts[i - 1] ?? '') + text));
}

/** For text in our own source (style sheets); never for external input. */
export const trusted = (text: string): Markup => new Markup(text);
export type { Markup };
