export const zhChatButton = {
  label: '智能客服',
  moveHint: '可以拖动；获得焦点后，按方向键移动。',
};
