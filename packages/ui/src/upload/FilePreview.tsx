import { OpenDialog } from '../dialog/OpenDialog.js';
import { useWords } from '../theme/useWords.js';
import { type FileKind, fileKinds } from './fileKinds.js';
import { showing } from './FileThumb.js';
import { PreviewBox } from './Upload.styles.js';
import { zhUpload } from './Upload.zh.js';

interface FilePreviewProps {
  name: string;
  kind: FileKind;
  file: File | undefined;
  url: string | undefined;
  onClose: () => void;
}

/** A picture or a PDF at full size. Loaded when it is first asked for, for it brings the dialog along. */
export function FilePreview({ name, kind, file, url, onClose }: FilePreviewProps) {
  const words = useWords('upload', zhUpload);
  const { image, mime } = fileKinds[kind];
  // The type is ours, from the bytes: a file that calls itself HTML is not opened as a page of this site. A sandbox
  // would do the same, but browsers then refuse to show PDF at all.
  const typed = file && new Blob([file], { type: mime });
  const place = (attribute: 'src' | 'href') =>
    typed ? { ref: showing(typed, attribute) } : { [attribute]: url };
  return (
    <OpenDialog title={name} size="xl" setOpen={onClose}>
      <PreviewBox>
        {image ? (
          <img alt={name} {...place('src')} />
        ) : kind === 'pdf' ? (
          <iframe title={name} {...place('src')} />
        ) : (
          <p>{words.previewNotShown}</p>
        )}
        {/* phones show no PDF inside a page */}
        <a target="_blank" rel="noreferrer" {...place('href')}>
          {words.openOutside}
        </a>
      </PreviewBox>
    </OpenDialog>
  );
}
