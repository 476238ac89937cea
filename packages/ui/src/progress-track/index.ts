export { ProgressTrack, type ProgressNode, type ProgressTrackProps } from './ProgressTrack.js';
