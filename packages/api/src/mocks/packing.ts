import { HttpResponse, type DefaultBodyType } from 'msw';
import { nameMap, toWire, type BinaryFile, type Endpoint } from '../contract/index.js';

const octets = new TextEncoder();
/** With its length: otherwise MSW asks a `Blob` for it, for which a browser asks another process. */
const json = (body: Record<string, unknown>) =>
  HttpResponse.json<DefaultBodyType>(body, {
    headers: { 'content-length': String(octets.encode(JSON.stringify(body)).byteLength) },
  });

/** An answer in English names, packed in the row's envelope and with wire names. */
export async function packed(row: Endpoint, answer: unknown): Promise<HttpResponse<DefaultBodyType>> {
  const names = nameMap(row.response);
  const ok = { code: 200, msg: '操作成功' };
  switch (row.envelope) {
    case 'text':
      return HttpResponse.text<DefaultBodyType & string>(String(answer));
    case 'message':
      return json({ code: 200, msg: String(answer) });
    case 'flat':
      return json({ ...ok, ...(toWire(names, answer) as object) });
    case 'rows': {
      const { rows, total } = answer as { rows: unknown[]; total: number };
      return json({ ...ok, rows: toWire(names, rows), total });
    }
    case 'binary': {
      const { fileName, content } = answer as BinaryFile;
      return new HttpResponse<DefaultBodyType>(await content.arrayBuffer(), {
        headers: {
          'content-type': content.type,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        },
      });
    }
    case 'data':
      return json({ ...ok, data: toWire(names, answer) });
  }
}
