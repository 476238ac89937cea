export { ImageViewer } from './ImageViewer.js';
export type { ImageViewerProps, ViewerImage } from './imageViewerProps.js';
export { ImagePane, type ImagePaneProps } from './ImagePane.js';
