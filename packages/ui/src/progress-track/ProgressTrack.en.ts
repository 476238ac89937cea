import type { zhProgressTrack } from './ProgressTrack.zh.js';

export const enProgressTrack: typeof zhProgressTrack = { label: 'Progress' };
