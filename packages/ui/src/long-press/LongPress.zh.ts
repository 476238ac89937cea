export const zhLongPress = {
  hint: (seconds: number) => `按住 ${seconds} 秒`,
  elderHint: '点一下即可',
};
