/** Spreadsheet programs here save UTF-8 with or without a BOM, and banks GB 18030. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * The cells of a comma- or tab-separated text (RFC 4180), trimmed; the first line determines the separator.
 */
export function readDelimited(bytes: Uint8Array, mostRows: number, mostColumns: number): string[][] {
  const text = textOf(bytes);
  const separator = /^[^\n]*\t/.test(text) ? '\t' : ',';
  const rows: string[][] = [];
  let cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length && rows.length < mostRows) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) {
      // A quotation mark in the middle of a cell is an ordinary character.
      cell.lastIndex = at + 1;
      continue;
    }
    const [, quoted, plain = '', end] = found;
    if (cells.length < mostColumns) cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(cells.some(Boolean) ? cells : []);
    cells = [];
  }
  if (cells.length > 0 && rows.length < mostRows) rows.push(cells);
  return rows;
}
