import { files } from '@ca-portal/api/groups/files';
import type { FileKind, SendFile, UploadedFile } from '@ca-portal/ui/upload';
import { call } from '../../api/query.js';
import { causeOf } from '../failure/index.js';
import { saveFile } from './save-file.js';
import { shrinkPicture } from './shrink-picture.js';

const quiet = { quiet: true } as const;

/** A file on the server, as in the rows of the contract. */
export interface FileLink {
  fileId: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
  /** For a file that is not stored: creates it each time it is viewed. */
  make?: (options?: { quiet: boolean; signal: AbortSignal }) => Promise<Blob>;
}

const kindByEnding: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  ofd: 'zip',
};

/** A stored file for `Upload`. It has no URL: only a call with the token can get it, see `downloadFile`. */
export const uploadedFile = ({ fileId, name, size }: FileLink): UploadedFile => ({
  id: fileId,
  name,
  size,
  kind: kindByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'zip',
});

/** The transport of an `Upload` of attachments: `/common/upload`, with progress; a refusal appears in the row. */
export const sendAttachment: SendFile = async (file, { kind, onProgress, signal }) => {
  const picture = kind === 'jpg' || kind === 'png';
  const given = picture ? await shrinkPicture(file) : file;
  const sent = await call(files, 'upload', { file: given }, { ...quiet, onProgress, signal });
  const sentKind = given === file ? kind : 'jpg';
  return { id: sent.fileId, name: sent.originalFilename, size: sent.size, kind: sentKind };
};

/** The message of a refused upload: the server's own, or the usual reason. */
export const uploadProblem = (error: unknown): string => `${causeOf(error)}，请重新上传。`;

/** The bytes of an attachment, which only a call with the token can get. A refusal shows a toast unless `quiet`. */
export async function fetchFile(
  { url, make }: Pick<FileLink, 'url' | 'make'>,
  options?: { quiet: boolean; signal: AbortSignal },
): Promise<Blob> {
  if (make) return make(options);
  const fileName = new URL(url, window.location.origin).searchParams.get('fileName') ?? '';
  return (await call(files, 'download', { query: { fileName } }, options)).content;
}

/** Fetches an attachment with the token and saves it under its own name. A refusal shows a toast; the page stays. */
export const downloadFile = (file: FileLink): void =>
  void fetchFile(file).then(
    (content) => saveFile({ fileName: file.name, content }),
    () => undefined,
  );
