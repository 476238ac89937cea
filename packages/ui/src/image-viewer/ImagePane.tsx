import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { ImageStage } from './ImageStage.js';
import type { ViewerImage } from './imageViewerProps.js';
import { zhImageViewer } from './ImageViewer.zh.js';

export interface ImagePaneProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The pictures, in their order. */
  images: readonly ViewerImage[] | null | undefined;
  /** Which picture is shown, from 0. */
  index?: number;
  /** Which one is shown first, counted from 0. @default 0 */
  defaultIndex?: number;
  /** Called with the index of the one that is shown now, and the reason. */
  onIndexChange?: (index: number, details: ValueChangeDetails<'step'>) => void;
  /** Saves a picture that needs a token. @default a plain download link */
  onDownload?: (image: ViewerImage) => void;
}

/** The viewer as a part of the page: a picture that stays beside what is typed about it. */
export function ImagePane({
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  onDownload,
  ...rest
}: ImagePaneProps) {
  const words = useWords('imageViewer', zhImageViewer);
  const [wanted, setWanted] = useControllableState(index, defaultIndex, onIndexChange);
  const list = itemsOf(images);
  const count = list.length;
  const shown = Math.min(Math.max(0, Math.trunc(wanted) || 0), Math.max(0, count - 1));
  const image = list[shown];
  return (
    <section data-component="ImagePane" aria-label={image?.alt || words.label} {...rest}>
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
    </section>
  );
}
