import { PDFName, PngEmbedder, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { ownRect, placeOf, type PageBox } from './page-place.js';
import { SealError } from './seal-error.js';
import type { Imprint } from './seals.js';

const largestSide = 2000;
const mostPictureBytes = 512 * 1024;
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height are in the first chunk: checked before anything is decompressed. */
function demandPicture(png: Uint8Array): void {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const fits =
    png.length > 33 &&
    png.length <= mostPictureBytes &&
    pngHead.every((byte, n) => png[n] === byte) &&
    [view.getUint32(16), view.getUint32(20)].every((side) => side > 0 && side <= largestSide);
  if (!fits) throw new SealError('picture');
}

/** Embeds each picture once, however often it is shown. */
export async function embedPictures(
  context: PDFContext,
  imprints: readonly Imprint[],
): Promise<ReadonlyMap<Uint8Array, PDFRef>> {
  const embedded = new Map<Uint8Array, PDFRef>();
  for (const { picture } of new Set(imprints.map(({ seal }) => seal))) {
    if (embedded.has(picture)) continue;
    demandPicture(picture);
    try {
      // oxlint-disable-next-line no-await-in-loop -- object numbers follow the order
      const image = await PngEmbedder.for(picture);
      // oxlint-disable-next-line no-await-in-loop -- see above
      embedded.set(picture, await image.embedIntoContext(context, context.nextRef()));
    } catch {
      throw new SealError('picture');
    }
  }
  return embedded;
}

/** Rotates an appearance against the page's rotation, so that the seal is upright. */
const turns: Readonly<Record<PageBox['turn'], readonly number[]>> = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

const round = (number: number) => Math.round(number * 1000) / 1000;

/** The appearance of one imprint: the picture, clipped to the part of this page. */
export function appearanceOf(
  context: PDFContext,
  { part: [from, to] }: Imprint,
  picture: PDFRef,
  { width, height, turn }: { width: number; height: number; turn: PageBox['turn'] },
): PDFRef {
  const whole = width / (to - from);
  const content = `q ${round(whole)} 0 0 ${round(height)} ${round(-from * whole)} 0 cm /Seal Do Q`;
  const stream = context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, round(width), round(height)],
    Matrix: [...turns[turn]],
    Resources: { XObject: { Seal: picture } },
  });
  return context.register(stream);
}

/** Print, and locked: a viewer can neither move nor delete it. */
const flags = 4 + 128;

/** Shared by signature widgets and the seals beside them: page, position and appearance. */
export function annotationOf(
  context: PDFContext,
  imprint: Imprint,
  { page, box, picture }: { page: PDFRef; box: PageBox; picture: PDFRef },
) {
  const place = placeOf(imprint, box);
  const { left, low, right, high } = ownRect(box, place);
  return {
    Type: 'Annot',
    F: flags,
    P: page,
    Rect: [left, low, right, high].map(round),
    AP: { N: appearanceOf(context, imprint, picture, { ...place, turn: box.turn }) },
  };
}

export const name = (text: string) => PDFName.of(text);
