export const zhLockPinForm = {
  label: 'CA锁密码（PIN码）',
  triesLeft: (count: number) => `还可尝试 ${count} 次。`,
  length: 'CA锁密码应为 6 到 16 个字符，请核对后重新输入。',
  fewLeft: '建议先停下来，核对大小写和输入法。次数用完后锁会被锁死。',
};
