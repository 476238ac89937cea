import type { zhImageViewer } from './ImageViewer.zh.js';

export const enImageViewer: typeof zhImageViewer = {
  label: 'View pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate 90 degrees to the right',
  reset: 'As it was',
  download: 'Download the picture',
  state: (index, count, percent) =>
    count > 1 ? `Picture ${index} of ${count}, ${percent}%` : `Zoomed to ${percent}%`,
  failed: 'The picture did not load: the network may be down or the file removed. Load it again.',
  retry: 'Load again',
  empty: 'There is no picture to show.',
};
