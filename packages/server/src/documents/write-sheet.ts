import writeXlsxFile from 'write-excel-file/node';

export type Rows = readonly (readonly (string | number)[])[];

/** Always written as text: a value that begins with `=` is never computed. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? { type: Number, value } : { type: String, value };

/** A workbook with one sheet; runs in a worker. */
export const writeSheet = (name: string, rows: Rows): Promise<Uint8Array> =>
  writeXlsxFile(
    rows.map((row) => row.map(cellOf)),
    { sheet: name },
  ).toBuffer();
