import { CsvError, parse, type Options } from 'csv-parse/sync';

/** Spreadsheet programs here save UTF-8 with or without a BOM, and banks GB 18030. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Longer than any line of a list: a larger one is no list, and would only cost time. */
const longestLine = 100_000;

/**
 * The cells of a comma- or tab-separated text (RFC 4180), trimmed; the first line determines the separator. Throws for
 * a line that is too long.
 */
export function readDelimited(bytes: Uint8Array, mostRows: number, mostColumns: number): string[][] {
  const text = textOf(bytes);
  const options: Options = {
    delimiter: /^[^\n]*\t/.test(text) ? '\t' : ',',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark in the middle of a cell is an ordinary character.
    relax_quotes: true,
    max_record_size: longestLine,
    to: mostRows,
    on_record(record) {
      const cells = record.slice(0, mostColumns).map((cell) => cell.trim());
      return cells.some(Boolean) ? cells : [];
    },
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that nobody closes would take in the rest of the list: then none of them means anything.
    return parse(text, { ...options, quote: false });
  }
}
