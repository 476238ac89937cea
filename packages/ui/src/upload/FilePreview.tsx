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

/** A picture or a PDF at full size. A lazy part, because it needs the dialog. */
export function FilePreview({ name, kind, file, url, onClose }: FilePreviewProps) {
  const words = useWords('upload', zhUpload);
  const { image, mime } = fileKinds[kind];
  // The type comes from the bytes: a file that claims to be HTML does not open as a page of this site. A sandbox
  // would do the same, but browsers then refuse to show PDF.
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
        {/* phones cannot show PDF inside a page */}
        <a target="_blank" rel="noreferrer" {...place('href')}>
          {words.openOutside}
        </a>
      </PreviewBox>
    </OpenDialog>
  );
}
