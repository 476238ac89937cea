import type { files } from '@ca-portal/api/contract';
import { sessionOf, type CallContext } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { contentOf, download } from './download.js';
import { openHandover, readHandover, receiveFromPhone } from './phone-handover.js';
import { publicFile } from './public-file.js';
import { recolour, type Ink } from './seal-picture.js';
import { keepSigned } from './signed-file.js';
import { fileLink, keepFile, keepUpload, readableFile, storedName, urlOf } from './stored-file.js';

export { fileLink, keepFile, keepUpload, ownFiles, readableFile, type FileRow } from './stored-file.js';

const ownerOf = (context: CallContext) => {
  const { userId, companyId } = sessionOf(context);
  return { userId, companyId };
};

async function recoloured(fileId: string, ink: Ink, context: CallContext) {
  const original = await readableFile(context.services.db, sessionOf(context), fileId);
  const content = recolour(await contentOf(original, context), ink);
  const owner = ownerOf(context);
  const { name, id: madeFrom } = original;
  return fileLink(await keepFile({ owner, name, type: 'image/png', content, madeFrom }, context));
}

export const filesHandlers: Handlers<typeof files> = {
  async upload({ file }, context) {
    const row = await keepUpload(file, ownerOf(context), context);
    const name = storedName(row);
    return {
      url: urlOf(row),
      fileName: name,
      newFileName: name,
      originalFilename: row.name,
      fileId: row.id,
      size: row.size,
    };
  },
  download: ({ query }, context) => download(query, context),
  publicFile: ({ params }, context) => publicFile(params.fileName, context),
  signed: async ({ body }, context) => fileLink(await keepSigned(body, context)),
  changeColour: ({ query }, context) => recoloured(query.fileId, query.color, context),
  openHandover: ({ body }, context) => openHandover(body.kind, context),
  handover: ({ params }, context) => readHandover(params.code, context),
  handoverUpload: ({ params, file }, context) => receiveFromPhone(params.code, file, context),
};
