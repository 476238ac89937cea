/** Key in the signature's dictionary; a name of our own, as ISO 32000 (annex E) allows developers. */
export const orderKey = 'CAPortal_SigningOrder';

const most = 50;
const hexText = /<(?:FEFF)?((?:[\dA-F]{4}){1,200})>/gi;

/** The names in an array of hex strings, without its brackets. */
export const namesIn = (array: string): string[] =>
  Array.from(array.slice(0, most * 1_000).matchAll(hexText), ([, hex = '']) =>
    hex.replaceAll(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
  ).slice(0, most);

/** A person of the plan. */
export interface Turn {
  /** As the first signer wrote it. */
  readonly name: string;
  /** `next`: the next signer. */
  readonly state: 'signed' | 'next' | 'waiting';
}

const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '');

/** The next signer, after the existing signatures in their order. */
export function turnsOf(
  order: readonly string[],
  signers: readonly string[],
): {
  /** In the planned order. */
  readonly turns: readonly Turn[];
  /** Signers who signed too early, too often, or are not in the plan. */
  readonly strays: readonly string[];
} {
  const open = new Map(order.entries());
  const strays: string[] = [];
  for (const signer of signers) {
    const [first] = open.keys();
    const place = [...open].find(([, name]) => plain(name) === plain(signer))?.[0];
    if (place === undefined || place !== first) strays.push(signer);
    if (place !== undefined) open.delete(place);
  }
  const [next] = open.keys();
  const turns = order.map((name, n): Turn => {
    const state = n === next ? 'next' : open.has(n) ? 'waiting' : 'signed';
    return { name, state };
  });
  return { turns, strays };
}
