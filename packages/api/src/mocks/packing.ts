import { HttpResponse } from 'msw';
import { nameMap, toWire, type Endpoint } from '../contract/index.js';

/** An answer in English names, packed as the row's envelope says and with wire names inside. */
export function packed(row: Endpoint, answer: unknown) {
  if (row.envelope === 'text') return HttpResponse.text(String(answer));
  const names = nameMap(row.response);
  const ok = { code: 200, msg: '操作成功' };
  if (row.envelope === 'data') return HttpResponse.json({ ...ok, data: toWire(names, answer) });
  const { rows, total } = answer as { rows: unknown[]; total: number };
  return HttpResponse.json({ ...ok, rows: toWire(names, rows), total });
}
