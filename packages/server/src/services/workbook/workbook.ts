import type { BinaryFile } from '@ca-portal/api/contract';
import { senderOf } from '../../workers/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Rows } from '../../documents/write-sheet.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows as a workbook to download; `columns` is the first line. `name` is used for the file and the sheet. */
export async function workbook(
  name: string,
  columns: readonly string[],
  rows: Rows,
  context: CallContext,
): Promise<BinaryFile> {
  const { workers } = context.services;
  const bytes = await workers.run('writeSheet', senderOf(context), name, [columns, ...rows]);
  return { fileName: `${name}.xlsx`, content: new Blob([new Uint8Array(bytes)], { type }) };
}
