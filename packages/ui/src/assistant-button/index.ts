export { AssistantButton, type AssistantButtonProps } from './AssistantButton.js';
export type { FloatingSpot } from '../internal/spot.js';
