import { Button } from '../button/Button.js';
import { fileSizeText } from '../internal/figureText.js';
import { useWords } from '../theme/useWords.js';
import { FilePick } from './FilePick.js';
import type { FileKind } from './fileKinds.js';
import { zhUpload } from './Upload.zh.js';
import { UploadRow } from './UploadRow.js';
import type { UploadedFile } from './useUploads.js';

/** Only these addresses are opened; anything else could be a script. */
export const safeUrl = (url: string | undefined): string | undefined =>
  url && /^(?:https?:|blob:|\/)/.test(url) ? url : undefined;

interface StoredFileProps {
  file: UploadedFile;
  /** The local file, if it was chosen in this visit. */
  local: File | undefined;
  kinds: readonly FileKind[];
  /** It can be replaced and removed. */
  open: boolean;
  onView: () => void;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** A file on the server. */
export function StoredFile({ file, local, kinds, open, onView, onReplace, onRemove }: StoredFileProps) {
  const words = useWords('upload', zhUpload);
  const name = file.name ?? '';
  const url = safeUrl(file.url);
  return (
    <UploadRow
      state="done"
      name={name}
      kind={file.kind}
      file={local}
      url={safeUrl(file.thumbnailUrl) ?? url}
      facts={fileSizeText(file.size)}
      actions={
        <>
          {local || url ? (
            <Button size="sm" variant="text" aria-label={words.actionOn(words.view, name)} onClick={onView}>
              {words.view}
            </Button>
          ) : null}
          {open ? (
            <>
              <FilePick kinds={kinds} name={words.actionOn(words.replace, name)} onPick={onReplace}>
                {words.replace}
              </FilePick>
              <Button
                size="sm"
                variant="text"
                aria-label={words.actionOn(words.remove, name)}
                onClick={onRemove}
              >
                {words.remove}
              </Button>
            </>
          ) : null}
        </>
      }
    />
  );
}
