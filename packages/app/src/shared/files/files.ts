import { files } from '@ca-portal/api/groups/files';
import type { FileKind, SendFile, UploadedFile } from '@ca-portal/ui/upload';
import { call } from '../../api/query.js';
import { causeOf } from '../failure/load-failed-reason.js';
import { saveFile } from './save-file.js';
import { shrinkPicture } from './shrink-picture.js';

const quiet = { quiet: true } as const;

/** A file on the server, as rows of the contract name it. */
export interface FileLink {
  fileId: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
  /** Where it is not stored: makes it each time it is looked at. */
  make?: (options?: { quiet: boolean; signal: AbortSignal }) => Promise<Blob>;
}

const kindByEnding: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  ofd: 'zip',
};

/** A stored file for `Upload`. Without an address: only a call with the token gets it, see `downloadFile`. */
export const uploadedFile = ({ fileId, name, size }: FileLink): UploadedFile => ({
  id: fileId,
  name,
  size,
  kind: kindByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'zip',
});

/** What an `Upload` of attachments sends with: `/common/upload`, with progress; a refusal stands in the row. */
export const sendAttachment: SendFile = async (file, { kind, onProgress, signal }) => {
  const picture = kind === 'jpg' || kind === 'png';
  const given = picture ? await shrinkPicture(file) : file;
  const sent = await call(files, 'upload', { file: given }, { ...quiet, onProgress, signal });
  const sentKind = given === file ? kind : 'jpg';
  return { id: sent.fileId, name: sent.originalFilename, size: sent.size, kind: sentKind };
};

/** The sentence of a refused upload: the server's own, or what it usually is. */
export const uploadProblem = (error: unknown): string => `${causeOf(error)}，请重新上传。`;

/** The bytes of an attachment, which only a call with the token gets. A refusal toasts unless it is quiet. */
export async function fetchFile(
  { url, make }: Pick<FileLink, 'url' | 'make'>,
  options?: { quiet: boolean; signal: AbortSignal },
): Promise<Blob> {
  if (make) return make(options);
  const fileName = new URL(url, window.location.origin).searchParams.get('fileName') ?? '';
  return (await call(files, 'download', { query: { fileName } }, options)).content;
}

/** Fetches an attachment with the token and saves it under its own name. A refusal has toasted; the page stays. */
export const downloadFile = (file: FileLink): void =>
  void fetchFile(file).then(
    (content) => saveFile({ fileName: file.name, content }),
    () => undefined,
  );
