import { itemsOf } from '../internal/itemsOf.js';
import { Dialog } from '../dialog/Dialog.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useWords } from '../theme/useWords.js';
import { ImageStage } from './ImageStage.js';
import { zhImageViewer } from './ImageViewer.zh.js';
import type { ImageViewerProps } from './imageViewerProps.js';

/** Shows pictures and scans in detail: zoom, rotate, move, next, save. It does not change them. */
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
