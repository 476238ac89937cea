import type { DialogProps } from '../dialog/dialogProps.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';

/** One picture of a viewer. */
export interface ViewerImage {
  /** Address of the picture. */
  src: string;
  /** The alternative text. */
  alt: string;
  /** File name when it is saved. */
  fileName?: string;
}

export interface ImageViewerProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'size' | 'compact' | 'defaultValue'
> {
  /** The pictures, in order. */
  images: readonly ViewerImage[] | null | undefined;
  /** Index of the current picture, from 0. */
  index?: number;
  /** Initial index when uncontrolled, from 0. @default 0 */
  defaultIndex?: number;
  /** Called with the new index and the reason. */
  onIndexChange?: (index: number, details: ValueChangeDetails<'step'>) => void;
  /** Title of the collection, for the header and screen readers. @default the alt of the picture */
  title?: string;
  /** Saves a picture that needs a token. @default a plain download link */
  onDownload?: (image: ViewerImage) => void;
}
