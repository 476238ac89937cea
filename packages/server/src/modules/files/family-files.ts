import { basePath, endpoint, fileFacts, signedIn } from '@ca-portal/api/contract';
import { attachmentMaxBytes, attachmentTypes } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers, MountGroup } from '../../context/handlers.js';
import { download, keepUpload, storedName, urlOf, type FileRow } from '../../services/files/index.js';

export const ownerOf = (context: CallContext) => {
  const { userId, companyId } = sessionOf(context);
  return { userId, companyId };
};

const folder = '/profile/upload/';
/** A stored file as the family describes it: its front ends put the base path before `fileName`. */
export const familyFile = (row: FileRow) => ({
  url: urlOf(row),
  fileName: `${folder}${storedName(row)}`,
  newFileName: storedName(row),
  originalFilename: row.name,
});

const source = 'ours (API family)';
/** The family sends lists of files as comma-separated text. */
const lists = z.object({
  urls: z.string(),
  fileNames: z.string(),
  newFileNames: z.string(),
  originalFilenames: z.string(),
});

/**
 * Calls that only front ends of the API family make: our own do not need them, so they are not in the
 * contract, its client and its document, but use the same endpoint machinery.
 */
const familyFiles = {
  uploads: endpoint({
    method: 'POST',
    path: '/common/uploads',
    summary: 'Several attachments at once; one that is refused refuses those behind it',
    source,
    access: signedIn,
    envelope: 'flat',
    upload: { field: 'files', most: 10, maxBytes: attachmentMaxBytes, types: attachmentTypes },
    response: lists,
    example: { response: { urls: '', fileNames: '', newFileNames: '', originalFilenames: '' } },
  }),
  profile: endpoint({
    method: 'GET',
    path: `${folder}{fileName}`,
    summary: 'What was uploaded, for whoever may have it by `/common/download`',
    source,
    access: signedIn,
    envelope: 'binary',
    params: z.object({ fileName: z.string().regex(/^[\w-]{1,80}\.[a-z0-9]{1,8}$/) }),
    response: fileFacts,
    example: {
      params: { fileName: '1.pdf' },
      response: { fileName: '1.pdf', contentType: 'application/pdf' },
    },
  }),
  resource: endpoint({
    method: 'GET',
    path: '/common/download/resource',
    summary: 'The same file, named by its whole path',
    source,
    access: signedIn,
    envelope: 'binary',
    query: z.object({ resource: z.string().regex(/^\/profile\/upload\/[\w-]{1,80}\.[a-z0-9]{1,8}$/) }),
    response: fileFacts,
    example: {
      query: { resource: `${folder}1.pdf` },
      response: { fileName: '1.pdf', contentType: 'application/pdf' },
    },
  }),
};

const handlers: Handlers<typeof familyFiles> = {
  async uploads({ files }, context) {
    const kept: ReturnType<typeof familyFile>[] = [];
    for (const file of files) kept.push(familyFile(await keepUpload(file, ownerOf(context), context)));
    const list = (field: keyof (typeof kept)[number]) => kept.map((one) => one[field]).join(',');
    return {
      urls: list('url'),
      fileNames: list('fileName'),
      newFileNames: list('newFileName'),
      originalFilenames: list('originalFilename').replaceAll(', ', ' '),
    };
  },
  profile: ({ params }, context) => download(params, context),
  resource: ({ query }, context) => download({ fileName: query.resource.slice(folder.length) }, context),
};

/** The cookie in which the family's front ends keep their token: the URL of an `img` sends no header. */
const cookie = /(?:^|;\s*)Admin-Token=([\w.~-]+)/;

export function mountFamilyFiles(app: FastifyInstance, mountGroup: MountGroup): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', (request, _, done) => {
      const { headers, url, method } = request;
      // Only for reading: another site's page can make a browser send the cookie, but cannot read the answer.
      const token =
        method === 'GET' && url.startsWith(basePath + folder) && cookie.exec(headers.cookie ?? '')?.[1];
      if (token && !headers.authorization) headers.authorization = token;
      done();
    });
    mountGroup(scope, familyFiles, handlers, 'files');
  });
}
