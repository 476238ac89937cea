export const zhBulkActions = {
  noun: '记录',
  none: (noun: string, action: string) => `选中的${noun}都不能${action}`,
  reasons: (reasons: readonly string[]) => reasons.join('；'),
};
