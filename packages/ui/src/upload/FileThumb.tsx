import { type FileKind, fileKinds } from './fileKinds.js';
import { Thumb } from './Upload.styles.js';
import { Glyph } from '../icon/Glyph.js';
import { documentIcon, imageIcon, uploadIcon } from '../icon/paths.js';

interface FileThumbProps {
  kind: FileKind | undefined;
  file: File | undefined;
  url: string | undefined;
}

/** An object URL of the file, revoked on unmount. */
export const showing =
  (file: Blob, attribute: 'src' | 'href') =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const url = URL.createObjectURL(file);
    element.setAttribute(attribute, url);
    return () => URL.revokeObjectURL(url);
  };

/** The picture itself, or an icon of its kind. Decorative: the name stands beside it. */
export function FileThumb({ kind, file, url }: FileThumbProps) {
  const image = kind && fileKinds[kind]?.image; // a server may have kinds that this page does not know
  return (
    <Thumb aria-hidden="true" data-part="thumb">
      {image && file ? (
        <img alt="" key={`${file.name} ${file.size} ${file.lastModified}`} ref={showing(file, 'src')} />
      ) : image && url ? (
        <img alt="" src={url} loading="lazy" />
      ) : (
        <Glyph of={kind ? (image ? imageIcon : documentIcon) : uploadIcon} />
      )}
    </Thumb>
  );
}
