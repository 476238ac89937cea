import { IconButton } from '../icon-button/index.js';
import { IconButtonRoot } from '../icon-button/IconButton.styles.js';
import { useWords } from '../theme/useWords.js';
import type { ViewerImage } from './imageViewerProps.js';
import { Tools, ViewerState } from './ImageViewer.styles.js';
import { zhImageViewer } from './ImageViewer.zh.js';
import { Glyph } from '../icon/Glyph.js';
import {
  chevronLeftIcon,
  chevronRightIcon,
  downloadIcon,
  refreshIcon,
  undoIcon,
  zoomInIcon,
  zoomOutIcon,
} from '../icon/paths.js';

interface ViewerToolsProps {
  image: ViewerImage;
  index: number;
  count: number;
  percent: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  rotate: () => void;
  reset: () => void;
  onStep: (by: number) => void;
  onDownload?: (image: ViewerImage) => void;
}

export function ViewerTools({
  image,
  index,
  count,
  percent,
  onStep,
  onDownload,
  ...tools
}: ViewerToolsProps) {
  const words = useWords('imageViewer', zhImageViewer);
  const download = <Glyph of={downloadIcon} />;
  return (
    <Tools data-part="tools">
      {count > 1 ? (
        <IconButton icon={<Glyph of={chevronLeftIcon} />} label={words.previous} onClick={() => onStep(-1)} />
      ) : null}
      <IconButton
        icon={<Glyph of={zoomOutIcon} />}
        label={words.zoomOut}
        // Not `disabled`: at the last step the focus would leave the dialog.
        aria-disabled={tools.canZoomOut ? undefined : true}
        onClick={tools.zoomOut}
      />
      <IconButton
        icon={<Glyph of={zoomInIcon} />}
        label={words.zoomIn}
        aria-disabled={tools.canZoomIn ? undefined : true}
        onClick={tools.zoomIn}
      />
      <IconButton icon={<Glyph of={refreshIcon} />} label={words.rotate} onClick={tools.rotate} />
      <IconButton icon={<Glyph of={undoIcon} />} label={words.reset} onClick={tools.reset} />
      {onDownload ? (
        <IconButton icon={download} label={words.download} onClick={() => onDownload(image)} />
      ) : (
        <IconButtonRoot
          as="a"
          data-component="IconButton"
          href={image.src}
          download={image.fileName ?? ''}
          // Browsers open a file of another origin instead of saving it: so not in the portal's window.
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.download}
          title={words.download}
        >
          {download}
        </IconButtonRoot>
      )}
      {count > 1 ? (
        <IconButton icon={<Glyph of={chevronRightIcon} />} label={words.next} onClick={() => onStep(1)} />
      ) : null}
      <ViewerState>{words.state(index + 1, count, percent)}</ViewerState>
    </Tools>
  );
}
