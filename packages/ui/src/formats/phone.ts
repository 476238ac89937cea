/** Of an extension: 转801, 分机 801, ext. 801. */
const EXTENSION = /\s*(?:转|分机|ext\.?)\s*/i;
/** A third group behind area code and number is an extension too: 024-22000000-801. */
const THIRD_GROUP = /^(\(?0\d{2,3}\)?[-\s]?\d{7,8})-(\d{1,6})$/;
/** The shortest number that stands by itself: 12345. Fewer digits are another extension or another last digit. */
const SHORTEST = 5;

const digitsOf = (text: string) => text.replace(/(?!^\+)\D/g, '');

/** The numbers in a line that may hold several: 024-22000000/22000001, 024-22000000、024-22000001. */
export function phoneNumbers(text: string): readonly string[] {
  const parts = text
    .split(/[/、，,；;|]|或/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.every((part) => digitsOf(part).length >= SHORTEST) ? parts : [text.trim()];
}

/**
 * The address that dials a number as people write it: the first, if the line holds several; its extension is dialled
 * after a pause. `undefined` where nothing is to be dialled.
 */
export function phoneHref(text: string): string | undefined {
  const first = (text.split(/[/、，,；;|]|或/).find((part) => /\d/.test(part)) ?? '').trim();
  const [number = '', extension = ''] = THIRD_GROUP.exec(first)?.slice(1) ?? first.split(EXTENSION);
  const digits = digitsOf(number);
  if (!/\d/.test(digits)) return undefined;
  const inner = extension.replace(/\D/g, '');
  return `tel:${digits}${inner ? `,${inner}` : ''}`;
}
