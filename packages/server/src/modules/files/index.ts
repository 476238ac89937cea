import type { files } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { senderOf } from '../../workers/index.js';
import {
  contentOf,
  download,
  publicFile,
  fileLink,
  keepFile,
  keepUpload,
  readableFile,
} from '../../services/files/index.js';
import { familyFile, ownerOf } from './family-files.js';
import { openHandover, readHandover, receiveFromPhone } from './phone-handover.js';
import type { Ink } from '../../documents/seal-picture.js';
import { keepSigned, prepareSigned } from './signed-file.js';

export { mountFamilyFiles } from './family-files.js';

async function recolored(fileId: string, ink: Ink, context: CallContext) {
  const original = await readableFile(context.services.db, sessionOf(context), fileId);
  const { workers } = context.services;
  const content = await workers.run('recolor', senderOf(context), await contentOf(original, context), ink);
  const owner = ownerOf(context);
  const { name, id: madeFrom } = original;
  return fileLink(await keepFile({ owner, name, type: 'image/png', content, madeFrom }, context));
}

export const filesHandlers: Handlers<typeof files> = {
  async upload({ file }, context) {
    const row = await keepUpload(file, ownerOf(context), context);
    return { ...familyFile(row), fileId: row.id, size: row.size };
  },
  download: ({ query }, context) => download(query, context),
  publicFile: ({ params }, context) => publicFile(params.fileName, context),
  prepareSigned: ({ body }, context) => prepareSigned(body, context),
  signed: async ({ body }, context) => fileLink(await keepSigned(body, context)),
  changeColor: ({ query }, context) => recolored(query.fileId, query.color, context),
  openHandover: ({ body }, context) => openHandover(body.kind, context),
  handover: ({ params }, context) => readHandover(params.code, context),
  handoverUpload: ({ params, file }, context) => receiveFromPhone(params.code, file, context),
};
