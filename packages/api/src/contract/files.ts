import { z } from 'zod';
import {
  attachmentKinds,
  attachmentMaxBytes,
  attachmentTypes,
  mostSealedPages,
  sealSides,
} from '../domain/index.js';
import { anybody, endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';

const storedName = z.string().regex(/^[\w-]{1,80}\.[a-z0-9]{1,8}$/, '文件名不正确');
const handoverCode = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const attachmentUpload = { field: 'file', maxBytes: attachmentMaxBytes, types: attachmentTypes };
/** The API family's fields, and the id of the file for the portal's own calls. */
const uploaded = z.object({
  url: z.string(),
  fileName: z.string(),
  newFileName: z.string(),
  originalFilename: z.string(),
  fileId: f.fileId,
  size: z.int().min(0),
});
const exampleUploaded = {
  url: '/common/download?fileName=7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
  fileName: '/profile/upload/7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
  newFileName: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
  originalFilename: '营业执照副本.pdf',
  fileId: f.exampleFile.fileId,
  size: 482_133,
};
const handover = z.object({
  code: handoverCode,
  state: z.enum(['waiting', 'connected', 'received', 'expired']),
  kind: z.enum(attachmentKinds),
  expiresAt: f.beijing,
  files: z.array(f.fileLink),
});
const millimeters = z.number().min(-1).max(2_000);
const side = z.number().min(sealSides.least).max(sealSides.most);
/** PNG in base64: the lock's own seal, or a handwritten signature. */
const picture = z
  .string()
  .min(44)
  .max(200_000)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
const pictureNo = z.int().min(0).max(3);
const pageNo = z.int().min(1).max(mostSealedPages);
/**
 * The document to sign, the positions of its seals (millimeters from the top left of the page as shown), and the
 * signer.
 */
const sealing = z.object({
  fileId: f.fileId,
  certificate: f.base64,
  pictures: z.array(picture).min(1).max(4),
  seals: z
    .array(
      z.object({
        picture: pictureNo,
        page: pageNo,
        left: millimeters,
        top: millimeters,
        width: side,
        height: side,
      }),
    )
    .max(20),
  pagingSeal: z
    .object({
      picture: pictureNo,
      from: pageNo,
      to: pageNo,
      width: side,
      height: side,
      middle: z.number().min(0).max(1),
    })
    .nullable(),
});
const exampleSealing = {
  fileId: f.exampleFile.fileId,
  certificate: 'MIIB',
  pictures: ['iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAA'],
  seals: [{ picture: 0, page: 6, left: 138, top: 214, width: 40, height: 40 }],
  pagingSeal: { picture: 0, from: 1, to: 6, width: 40, height: 40, middle: 0.5 },
};
const exampleHandover = {
  code: 'cGhvbmUtaGFuZG92ZXItMDAx',
  state: 'waiting' as const,
  kind: 'idFront' as const,
  expiresAt: '2026-11-21 10:10:00',
  files: [],
};

/** Rows: Uploads, downloads and signing of files. */
export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/common/upload',
    summary: 'Store an attachment; its type is sniffed, its content scanned, and only its owner gets it back',
    source: 'ours (API family)',
    access: signedIn,
    envelope: 'flat',
    upload: attachmentUpload,
    response: uploaded,
    example: { response: exampleUploaded },
  }),
  download: endpoint({
    method: 'GET',
    path: '/common/download',
    summary:
      'A file that the caller owns, under the name the server gave it; delete drops the temporary copy',
    source: '7.1',
    access: signedIn,
    envelope: 'binary',
    writes: true,
    query: z.object({ fileName: storedName, delete: z.enum(['true', 'false']).optional() }),
    response: fileFacts,
    example: {
      query: { fileName: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf', delete: 'true' },
      response: { fileName: '营业执照副本.pdf', contentType: 'application/pdf' },
    },
  }),
  publicFile: endpoint({
    method: 'GET',
    path: '/common/public/{fileName}',
    summary: 'A file that everybody may have: drivers, manuals, pictures of the pages',
    source: 'ours (2.3 /downloadCenter)',
    access: anybody,
    envelope: 'binary',
    params: z.object({ fileName: z.string().regex(/^[\w.-]{1,100}$/) }),
    response: fileFacts,
    example: {
      params: { fileName: 'ca-lock-driver-3.2.1.zip' },
      response: { fileName: 'ca-lock-driver-3.2.1.zip', contentType: 'application/zip' },
    },
  }),
  prepareSigned: endpoint({
    method: 'POST',
    path: '/api/TFjTable/FileSignPrepare',
    summary: 'Place seals on a PDF attachment of the caller and say which bytes the lock has to sign for it',
    source: 'ours (7.4)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: sealing,
    response: z.object({ toSign: f.base64, signedAt: f.beijing }),
    example: { body: exampleSealing, response: { toSign: 'MWkw', signedAt: '2026-11-21 10:46:08' } },
  }),
  signed: endpoint({
    method: 'POST',
    path: '/api/TFjTable/FileSignGot',
    summary:
      'Keep the stamped version of a PDF attachment: its seals and the signature that the lock made (PAdES-B, with a time stamp B-T)',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    body: sealing.extend({ signedAt: f.beijing, signature: f.base64 }),
    response: f.fileLink,
    example: {
      body: { ...exampleSealing, signedAt: '2026-11-21 10:46:08', signature: 'MEUC' },
      response: f.exampleFile,
    },
  }),
  changeColor: endpoint({
    method: 'POST',
    path: '/api/TFjTable/ChangeColor',
    summary:
      'A copy of a seal picture in the color asked for, on a clear ground: red for seals, blue for practice seals',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    query: z.object({ fileId: f.fileId, color: z.enum(['red', 'blue', 'maroon', 'black']) }),
    response: f.fileLink,
    example: {
      query: { fileId: f.exampleFile.fileId, color: 'red' },
      response: { ...f.exampleFile, name: '公章.png' },
    },
  }),
  openHandover: endpoint({
    method: 'POST',
    path: '/common/handover',
    summary: 'Let the caller’s phone take the pictures: a code for ten minutes, shown as a QR picture',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ kind: z.enum(attachmentKinds) }),
    secret: true,
    response: handover,
    example: { body: { kind: 'idFront' }, response: exampleHandover },
  }),
  handover: endpoint({
    method: 'GET',
    path: '/common/handover/{code}',
    summary: 'How far the phone is; the code itself is the right to ask, so the phone needs no login',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    params: z.object({ code: handoverCode }),
    secret: true,
    response: handover,
    example: { params: { code: exampleHandover.code }, response: exampleHandover },
  }),
  handoverUpload: endpoint({
    method: 'POST',
    path: '/common/handover/{code}/upload',
    summary: 'A picture from the phone; it belongs to whoever opened the hand-over',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    params: z.object({ code: handoverCode }),
    upload: attachmentUpload,
    secret: true,
    response: handover,
    example: {
      params: { code: exampleHandover.code },
      response: { ...exampleHandover, state: 'received', files: [f.exampleFile] },
    },
  }),
};
