export const zhProgressTrack = { label: '办理进度' };
