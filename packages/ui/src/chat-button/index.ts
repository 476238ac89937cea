export { ChatButton, type ChatButtonProps } from './ChatButton.js';
export type { FloatingSpot } from '../internal/spot.js';
