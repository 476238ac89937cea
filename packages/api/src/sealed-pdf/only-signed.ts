import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { sealSides } from '../domain/seal-limits.js';
import type { Lookup } from './object-tables.js';
import { pointsPerMillimeter } from './page-place.js';
import { name } from './table-entries.js';

/** What signing tools write into a catalog; nothing of it is displayed. */
const freeInCatalog = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Version']);
/** What signing fills in when the document has an empty field for the signature. */
const freeInField = new Set(['V', 'AP', 'MK', 'F', 'M', 'DA', 'BS']);
const largest = sealSides.most * pointsPerMillimeter + 1;
const locked = 128;

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
/** A seal beside its signature has the field's name and a number. */
const fieldOf = (seal: string) => /^(.+)\.\d{1,4}$/.exec(seal)?.[1] ?? '?';
const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a === b || (a.length === b.length && a.every((byte, n) => byte === b[n]));

/**
 * Whether a document is the same for a reader before and after, except for signatures: new fields with a signature,
 * their widgets, the locked seals beside them, and data for verification (PAdES, ETSI EN 319 142-1, 5.4 and 5.5).
 * Follows every reference from the catalog, so it makes no difference where the later revision puts the change.
 */
export function onlySigned(root: PDFRef, before: Lookup, after: Lookup): boolean {
  const todo: (readonly [unknown, unknown])[] = [[root, root]];
  const seen = new Set<string>();
  const signed = new Set<string>();
  const read = (look: Lookup, value: unknown): unknown => {
    const found = value instanceof PDFRef ? look(value) : value;
    return found === PDFNull ? undefined : found;
  };
  const now = (dict: PDFDict, key: string) => read(after, dict.get(name(key)));
  const is = (dict: PDFDict, key: string, text: string) => dict.get(name(key)) === name(text);

  const hasSignature = (field: unknown): boolean => {
    if (!(field instanceof PDFDict) || !is(field, 'FT', 'Sig')) return false;
    const signature = now(field, 'V');
    return signature instanceof PDFDict && signature.has(name('ByteRange'));
  };
  /** Draws on no more than a seal may cover, and does nothing. */
  function isSeal(one: unknown): boolean {
    if (!(one instanceof PDFDict) || one.has(name('A')) || one.has(name('AA'))) return false;
    const rect = now(one, 'Rect');
    const [left = 0, low = 0, right = 0, high = 0] =
      rect instanceof PDFArray
        ? rect.asArray().map((n) => (n instanceof PDFNumber ? n.asNumber() : Number.NaN))
        : [];
    if (!(Math.abs(right - left) <= largest && Math.abs(high - low) <= largest)) return false;
    if (is(one, 'Subtype', 'Widget')) return hasSignature(one) || hasSignature(now(one, 'Parent'));
    const flags = now(one, 'F');
    const isLocked = flags instanceof PDFNumber && (flags.asNumber() & locked) !== 0;
    return is(one, 'Subtype', 'Stamp') && isLocked && signed.has(fieldOf(textOf(now(one, 'NM'))));
  }
  /** A list with the same items first, and only permitted ones after them. */
  function grows(a: unknown, b: unknown, permitted: (item: unknown) => boolean): boolean {
    const [old, all] = [a, b].map((list) => (list instanceof PDFArray ? list.asArray() : []));
    if (!old || !all || all.length < old.length) return false;
    todo.push(...old.map((item, n) => [item, all[n]] as const));
    return all.slice(old.length).every((item) => permitted(read(after, item)));
  }
  function compare(a: PDFDict, b: PDFDict, free: ReadonlySet<string> = new Set()): void {
    for (const key of new Set([...a.keys(), ...b.keys()]))
      if (!free.has(key.decodeText())) todo.push([a.get(key), b.get(key)]);
  }
  function formGrows(a: unknown, b: unknown): boolean {
    if (a === undefined && b === undefined) return true;
    if (!(b instanceof PDFDict) || !(a === undefined || a instanceof PDFDict)) return false;
    const fields = a && read(before, a.get(name('Fields')));
    const isNew = !(fields instanceof PDFArray && fields.size() > 0);
    // Defaults for text that no field has.
    const free = new Set(['Fields', 'SigFlags', ...(isNew ? ['DA', 'DR'] : [])]);
    compare(a ?? b.context.obj({}), b, free);
    return grows(fields, now(b, 'Fields'), (field) => {
      if (field instanceof PDFDict) signed.add(textOf(now(field, 'T')));
      return hasSignature(field);
    });
  }
  function dictsMatch(a: PDFDict, b: PDFDict): boolean {
    if (is(a, 'Type', 'Catalog')) {
      compare(a, b, freeInCatalog);
      const [form, later] = [read(before, a.get(name('AcroForm'))), now(b, 'AcroForm')];
      return formGrows(form, later);
    }
    if (is(a, 'Type', 'Page')) {
      compare(a, b, new Set(['Annots']));
      return grows(read(before, a.get(name('Annots'))), now(b, 'Annots'), isSeal);
    }
    const fills = is(a, 'FT', 'Sig') && read(before, a.get(name('V'))) === undefined && hasSignature(b);
    compare(a, b, fills ? freeInField : undefined);
    return true;
  }
  function match(a: unknown, b: unknown): boolean {
    if (a instanceof PDFRawStream && b instanceof PDFRawStream) {
      compare(a.dict, b.dict);
      return sameBytes(a.contents, b.contents);
    }
    if (a instanceof PDFDict && b instanceof PDFDict) return dictsMatch(a, b);
    if (a instanceof PDFArray && b instanceof PDFArray)
      return a.size() === b.size() && grows(a, b, () => false);
    return a === b || (a !== undefined && b !== undefined && String(a) === String(b));
  }

  for (let pair = todo.pop(); pair; pair = todo.pop()) {
    const [a, b] = pair;
    const key = a instanceof PDFRef && b instanceof PDFRef ? `${a.tag} ${b.tag}` : undefined;
    if (key && seen.has(key)) continue;
    if (key) seen.add(key);
    if (!match(read(before, a), read(after, b))) return false;
  }
  return true;
}
