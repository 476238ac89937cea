import type { BinaryFile } from '@ca-portal/api';
import { saveFile, textFile } from './save-file.js';

/** A cell that a table program would take for a formula is a text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Figures as a table program reads them. */
export const figuresText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

type Rows = readonly (readonly (string | number)[])[];
/** The same as a file. */
export const figuresFile = (title: string, rows: Rows): BinaryFile =>
  textFile(`${title}.csv`, figuresText(rows));

/** Saves what a block of the dashboard shows. */
export const saveFigures = (title: string, rows: Rows): void => saveFile(figuresFile(title, rows));
