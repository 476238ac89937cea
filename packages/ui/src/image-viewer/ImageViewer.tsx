import { itemsOf } from '../internal/itemsOf.js';
import { Dialog, type DialogProps } from '../dialog/Dialog.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { ImageStage } from './ImageStage.js';
import { zhImageViewer } from './ImageViewer.zh.js';

export interface ViewerImage {
  src: string;
  /** What the picture shows. */
  alt: string;
  /** What it is called when it is saved. */
  fileName?: string;
}

export interface ImageViewerProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'size' | 'compact' | 'defaultValue'
> {
  images: readonly ViewerImage[] | null | undefined;
  /** Which picture is shown, from 0. */
  index?: number;
  /** @default 0 */
  defaultIndex?: number;
  onIndexChange?: (index: number, details: ValueChangeDetails<'step'>) => void;
  /** @default the alt of the picture */
  title?: string;
  /** Saves a picture that needs a token. @default a plain download link */
  onDownload?: (image: ViewerImage) => void;
}

/** Pictures and scans to look at closely: zoom, turn, move, next, save. Nothing is changed in them. */
export function ImageViewer({
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  title,
  onDownload,
  ...rest
}: ImageViewerProps) {
  const words = useWords('imageViewer', zhImageViewer);
  const [wanted, setWanted] = useControllableState(index, defaultIndex, onIndexChange);
  const list = itemsOf(images);
  const count = list.length;
  const shown = Math.min(Math.max(0, Math.trunc(wanted) || 0), Math.max(0, count - 1));
  const image = list[shown];
  return (
    <Dialog
      size="xl"
      allowFullScreen
      title={title ?? (image?.alt || words.label)}
      data-component="ImageViewer"
      {...rest}
    >
      {image ? (
        <ImageStage
          image={image}
          index={shown}
          count={count}
          onDownload={onDownload}
          onStep={(by) => {
            if (count > 1 && by !== 0) setWanted((shown + by + count) % count, { reason: 'step' });
          }}
        />
      ) : (
        <p>{words.empty}</p>
      )}
    </Dialog>
  );
}
