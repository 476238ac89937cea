export { attachmentProblem, checkedSend } from './attachment-check.js';
export { AttachmentSample, hasSample } from './AttachmentSample.js';
export { AttachmentTiles } from './AttachmentTiles.js';
export { HandoverButton } from './HandoverButton.js';
export { PictureDoubts } from './PictureDoubts.js';
export { SampleButton } from './SampleButton.js';
export { tileId } from './tile-id.js';
