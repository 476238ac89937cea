import type { BinaryFile } from '@ca-portal/api';
import { saveFile, textFile } from './save-file.js';

/** A cell that a spreadsheet program would read as a formula is written as text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Figures as CSV for a spreadsheet program. */
export const figuresText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

type Rows = readonly (readonly (string | number)[])[];
/** The same as a file. */
export const figuresFile = (title: string, rows: Rows): BinaryFile =>
  textFile(`${title}.csv`, figuresText(rows));

/** Saves the figures of a dashboard block. */
export const saveFigures = (title: string, rows: Rows): void => saveFile(figuresFile(title, rows));
