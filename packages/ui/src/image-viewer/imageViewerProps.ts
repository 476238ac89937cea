import type { DialogProps } from '../dialog/dialogProps.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';

/** One picture of a viewer. */
export interface ViewerImage {
  /** Address of the picture. */
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
  /** The pictures, in their order. */
  images: readonly ViewerImage[] | null | undefined;
  /** Which picture is shown, from 0. */
  index?: number;
  /** Which one is shown first, counted from 0. @default 0 */
  defaultIndex?: number;
  /** Called with the index of the one that is shown now, and the reason. */
  onIndexChange?: (index: number, details: ValueChangeDetails<'step'>) => void;
  /** What the pictures are of, for the head and for screen readers. @default the alt of the picture */
  title?: string;
  /** Saves a picture that needs a token. @default a plain download link */
  onDownload?: (image: ViewerImage) => void;
}
