import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { ImageStage } from './ImageStage.js';
import type { ViewerImage } from './imageViewerProps.js';
import { zhImageViewer } from './ImageViewer.zh.js';

export interface ImagePaneProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The pictures, in order. */
  images: readonly ViewerImage[] | null | undefined;
  /** Index of the current picture, from 0. */
  index?: number;
  /** Initial index when uncontrolled, from 0. @default 0 */
  defaultIndex?: number;
  /** Called with the new index and the reason. */
  onIndexChange?: (index: number, details: ValueChangeDetails<'step'>) => void;
  /** Saves a picture that needs a token. @default a plain download link */
  onDownload?: (image: ViewerImage) => void;
}

/** The viewer embedded in a page: a picture beside the form that is filled in from it. */
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
