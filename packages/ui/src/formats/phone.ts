/** Fewer digits are no number of their own: another extension, or another last digit. */
const SHORTEST = 5;
const digitsOf = (text: string) => text.replace(/(?!^\+)\D/g, '');

/** The numbers in a line that may hold several: 024-22000000/22000001, 024-22000000、024-22000001. */
export function phoneNumbers(text: string): readonly string[] {
  const parts = text.split(/\s*[/、，,；;|或]\s*/);
  return parts.every((part) => digitsOf(part).length >= SHORTEST) ? parts : [text];
}

/**
 * The `tel:` address of a number as people write it: the first, if the line has several; its extension (转801,
 * 分机 801, ext. 801, or a third group: 024-22000000-801) is dialed after a pause. `undefined` when there is no number.
 */
export function phoneHref(text: string): string | undefined {
  const first = /\+?\d[^/、，,；;|或]*/.exec(text)?.[0] ?? '';
  const [number = '', extension] = first.replace(/^(0\d\d+-\d{7,8})-/, '$1转').split(/转|分机|ext/i);
  const inner = extension && digitsOf(extension);
  return number ? `tel:${digitsOf(number)}${inner ? `,${inner}` : ''}` : undefined;
}
