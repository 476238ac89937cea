import { inflateSync } from 'node:zlib';

const hexToText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Objects of a PDF with a single body: number → source, streams unpacked. */
function objects(pdf: Buffer): Map<number, string> {
  const found = new Map<number, string>();
  const source = pdf.toString('latin1');
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const body = match[2] ?? '';
    const at = body.indexOf('stream\n');
    const stream = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const plain =
      stream && body.includes('/FlateDecode')
        ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
        : stream;
    found.set(Number(match[1]), `${at < 0 ? body : body.slice(0, at)}\n${plain}`);
  }
  return found;
}

/** Glyph numbers to text, from a ToUnicode map of ranges with one entry per glyph. */
function glyphTexts(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const range of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(range[1] ?? '', 16);
    [...(range[2] ?? '').matchAll(/<([\da-f ]*)>/gi)].forEach((one, i) =>
      texts.set(first + i, hexToText((one[1] ?? '').replaceAll(' ', ''))),
    );
  }
  return texts;
}

/** The text that a user would copy from our PDFs: every shown glyph through the font's own map. */
export function pdfText(pdf: Buffer): string {
  const all = [...objects(pdf).values()];
  const texts = glyphTexts(all.find((body) => body.includes('begincmap')) ?? '');
  return all
    .filter((body) => / T[Jj]\n/.test(body))
    .flatMap((body) => [...body.matchAll(/\[((?:<[\da-f]*>|[-\d. ]+)*)\] TJ/g)])
    .map((shown) =>
      [...(shown[1] ?? '').matchAll(/<([\da-f]*)>/g)]
        .flatMap((run) => (run[1] ?? '').match(/.{4}/g) ?? [])
        .map((glyph) => texts.get(Number.parseInt(glyph, 16)) ?? '?')
        .join(''),
    )
    .join('\n');
}
