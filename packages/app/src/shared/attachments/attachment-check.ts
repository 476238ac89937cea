import type { AttachmentKind } from '@ca-portal/api/domain';
import type { SendFile } from '@ca-portal/ui/upload';
import { fitWithin, sendAttachment, uploadProblem } from '../files/index.js';
import { doubtsAbout, judgedSide } from './picture-doubts.js';

/**
 * Minimum length of the longer side in pixels; smaller pictures are unreadable (dossier 3.3). Imprints need the most.
 */
const longerSide = (kind: AttachmentKind): number =>
  kind === 'sealForm' || kind === 'sealSample' || kind === 'businessLicense' ? 1_200 : 600;

/** A picture that is refused before the upload, with its message. */
class PictureProblem extends Error {}

/** The picture scaled to the size of the checks; undefined where the browser gives no pixels. */
function pixelsOf(picture: ImageBitmap): ImageData | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(picture, judgedSide));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height);
}

/** Refuses unreadable pictures and returns warnings for the others. */
async function checkPicture(file: File, kind: AttachmentKind): Promise<string[]> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new PictureProblem('图片打不开，文件可能已损坏，请换一张。');
  const side = Math.max(picture.width, picture.height);
  const pixels = pixelsOf(picture);
  picture.close();
  const wanted = longerSide(kind);
  if (side < wanted) {
    throw new PictureProblem(
      `图片太小（长边 ${side} 像素），看不清内容，请上传长边不小于 ${wanted} 像素的图片。`,
    );
  }
  return pixels ? doubtsAbout(kind, pixels) : [];
}

interface CheckedSendOptions {
  /** The upload function. @default as an attachment of the account */
  send?: SendFile;
  /** Receives the warnings about the picture before it is sent; empty when there are none. */
  onDoubts?: (doubts: readonly string[]) => void;
}

/** Sends an attachment after the checks of its kind: an unreadable picture is not sent, warnings are reported. */
export const checkedSend =
  (kind: AttachmentKind, { send = sendAttachment, onDoubts }: CheckedSendOptions = {}): SendFile =>
  async (file, context) => {
    const picture = context.kind === 'jpg' || context.kind === 'png';
    onDoubts?.([]);
    onDoubts?.(picture ? await checkPicture(file, kind) : []);
    return send(file, context);
  };

export const attachmentProblem = (error: unknown): string =>
  error instanceof PictureProblem ? error.message : uploadProblem(error);
