export const zhAssistantButton = {
  label: 'AI助手',
  external: '（在新窗口打开）',
  moveHint: '可以拖动；获得焦点后，按方向键移动。',
};
