import type { AttachmentKind } from '@ca-portal/api/domain';
import type { SendFile } from '@ca-portal/ui/upload';
import { sendAttachment, uploadProblem } from '../files/files.js';

/** Pixels of the longer side below which nothing can be read (dossier 3.3); imprints need the most. */
const longerSide = (kind: AttachmentKind): number =>
  kind === 'sealForm' || kind === 'sealSample' || kind === 'businessLicence' ? 1_200 : 600;

/** A picture that is refused before it is sent, with its sentence. */
class PictureProblem extends Error {}

async function checkPicture(file: File, kind: AttachmentKind): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new PictureProblem('图片打不开，文件可能已损坏，请换一张。');
  const side = Math.max(picture.width, picture.height);
  picture.close();
  const wanted = longerSide(kind);
  if (side < wanted) {
    throw new PictureProblem(
      `图片太小（长边 ${side} 像素），看不清内容，请上传长边不小于 ${wanted} 像素的图片。`,
    );
  }
}

/** Sends an attachment after the checks of its kind: what nobody could read is not sent at all. */
export const checkedSend =
  (kind: AttachmentKind, send: SendFile = sendAttachment): SendFile =>
  async (file, context) => {
    if (context.kind === 'jpg' || context.kind === 'png') await checkPicture(file, kind);
    return send(file, context);
  };

export const attachmentProblem = (error: unknown): string =>
  error instanceof PictureProblem ? error.message : uploadProblem(error);
