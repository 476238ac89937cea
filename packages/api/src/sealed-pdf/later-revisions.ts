import { PDFRef } from '@cantoo/pdf-lib';
import { objectTables, type Lookup, type Table } from './object-tables.js';
import { onlySigned } from './only-signed.js';
import { lastTable } from './revision.js';
import { latin1, name } from './table-entries.js';

const startOf = ({ trailer }: Table) =>
  ['Root', 'Encrypt'].map((key) => String(trailer.get(name(key)))).join(' ');

/**
 * Later revisions are read by their tables, and a viewer that repairs a file reads it from top to bottom: both must
 * find the same objects. So each table lists what lies between it and the revision before, and there is no object
 * that no table lists (see `strays`).
 */
function isPlain(later: readonly Table[], old: Table, end: number, after: Lookup): boolean {
  return later.every((table, n) => {
    const from = Math.max(end, later[n + 1]?.at ?? 0);
    const inPlace = [...table.entries].every(([number, entry]) => {
      if (!entry) return true;
      if ('at' in entry && (entry.at < from || entry.at > table.at)) return false;
      return after(PDFRef.of(number, 'at' in entry ? entry.generation : 0)) !== undefined;
    });
    return table.at >= from && inPlace && startOf(table) === startOf(old);
  });
}

/** Offsets of objects and trailers that no table knows. */
function strays(pdf: Uint8Array, tables: readonly Table[]): number[] {
  const known = new Set(
    tables.flatMap(({ at, entries, trailerAt = at }) => [
      at,
      trailerAt,
      ...[...entries].map(([number, entry]) => (entry && 'at' in entry ? `${entry.at} ${number}` : '')),
    ]),
  );
  const words = latin1(pdf).matchAll(/(\d{1,10})[\0\s]+\d{1,5}[\0\s]+obj|trailer/g);
  return [...words].flatMap(({ index, 1: number }) =>
    known.has(index) || (number && known.has(`${index} ${Number(number)}`)) ? [] : [index],
  );
}

/**
 * Tells for the end of a signed revision whether later revisions changed the document: anything but further
 * signatures counts, whoever signed it. What cannot be read counts as a change.
 */
export function laterChanges(pdf: Uint8Array): (end: number) => boolean {
  const objects = objectTables(pdf);
  const last = pdf.findLastIndex((byte) => byte > 32) + 1;
  let found: { tables: Table[]; stray: number } | undefined;
  return (end) => {
    if (end >= last) return false;
    try {
      const old = objects.tablesFrom(lastTable(pdf.subarray(0, end)).at);
      if (!found) {
        const tables = objects.tablesFrom(lastTable(pdf).at);
        found = { tables, stray: strays(pdf, tables).at(-1) ?? -1 };
      }
      const { tables, stray } = found;
      const [first] = old;
      const root = first?.trailer.get(name('Root'));
      const count = first ? tables.indexOf(first) : 0;
      if (!first || !(root instanceof PDFRef) || count < 1 || stray >= end) return true;
      const [before, after] = [objects.lookupBy(old), objects.lookupBy(tables)];
      return !isPlain(tables.slice(0, count), first, end, after) || !onlySigned(root, before, after);
    } catch {
      return true;
    }
  };
}
