import type { AttachmentKind } from '@ca-portal/api/domain';
import { colorsOf, printUnderStamp, sharpness, type Colors, type Pixels } from './picture-figures.js';

/**
 * The longer side to which a picture is scaled for the checks: print stays readable, and a phone needs only
 * milliseconds.
 */
export const judgedSide = 1_000;

/**
 * Below this value even the sharpest edges are soft. Measured on drawn pages: sharp 1,500 and more, out of focus under
 * 60.
 */
const leastSharpness = 60;

/** Papers that need an imprint. A license may be an original without one, so it is not checked. */
const stamped: readonly AttachmentKind[] = [
  'sealForm',
  'sealSample',
  'explanation',
  'applicationForm',
  'authorizationLetter',
];

/** Papers from which a seal is cut: print under the stamp would be cut out with it. */
const cutOut: readonly AttachmentKind[] = ['sealForm', 'sealSample'];
/** Share of overlap: a box frame that a stamp just touches is below this, a line of text through the stamp is above. */
const mostCovered = 0.1;

/** An imprint of 40 mm covers two hundredths of an A4 page, and its lines a tenth of that. */
const leastRed = 0.0005;

/**
 * Finds the side of an ID card where the colors are clear: the emblem is the only red, at the upper left, without skin
 * tones there; a portrait has skin tones and no red. Turned pictures, black-and-white copies and wooden tables stay
 * undecided.
 */
export function cardSide({ width, height }: Pixels, { red, skin, redCenter }: Colors) {
  if (width <= height) return undefined;
  const emblem = red > 0.008 && red < 0.12 && skin < 0.01 && redCenter.x < 0.45 && redCenter.y < 0.6;
  if (emblem) return 'idBack' as const;
  return red < 0.001 && skin > 0.02 && skin < 0.3 ? ('idFront' as const) : undefined;
}

/**
 * Possible problems of a picture, as sentences; empty when there are none. The checks can be wrong, so the picture is
 * sent anyway and the user is asked to look again.
 */
export function doubtsAbout(kind: AttachmentKind, pixels: Pixels): string[] {
  const doubts: string[] = [];
  if (sharpness(pixels) < leastSharpness) {
    doubts.push('图片可能模糊，看不清文字时审核会退回。请核对后决定是否重新拍摄。');
  }
  const colors = colorsOf(pixels);
  const side = kind === 'idFront' || kind === 'idBack' ? cardSide(pixels, colors) : undefined;
  if (side && side !== kind) {
    doubts.push(
      kind === 'idFront'
        ? '这张图片像是国徽面，这里需要人像面。请核对，传反了请重新上传。'
        : '这张图片像是人像面，这里需要国徽面。请核对，传反了请重新上传。',
    );
  }
  if (stamped.includes(kind) && colors.red < leastRed) {
    doubts.push('没有找到红色印章，可能没有盖章，或扫描成了黑白。请核对后决定是否重新上传。');
  }
  if (cutOut.includes(kind) && printUnderStamp(pixels) > mostCovered) {
    doubts.push('印章可能压住了文字，压字的印章审核会退回。请核对，必要时在空白方框内重新盖章。');
  }
  return doubts;
}
