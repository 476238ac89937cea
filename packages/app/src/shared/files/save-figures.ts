import type { BinaryFile } from '@ca-portal/api';
import { stringify } from '@vanillaes/csv';
import { saveFile, textFile } from './save-file.js';

type Rows = readonly (readonly (string | number)[])[];

/** A cell that a spreadsheet program would read as a formula is written as text. */
const plain = (value: string | number): string | number =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/** Figures as CSV for a spreadsheet program. */
export const figuresText = (rows: Rows): string =>
  // Row by row: RFC 4180 ends lines with CR LF, the library with LF.
  rows.map((row) => stringify([row.map(plain)], { eof: false })).join('\r\n');

/** The same as a file. */
export const figuresFile = (title: string, rows: Rows): BinaryFile =>
  textFile(`${title}.csv`, figuresText(rows));

/** Saves the figures of a dashboard block. */
export const saveFigures = (title: string, rows: Rows): void => saveFile(figuresFile(title, rows));
