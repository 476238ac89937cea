import type { DialogProps } from '../dialog/dialogProps.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';

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
  /** The pictures, in their order. */
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
