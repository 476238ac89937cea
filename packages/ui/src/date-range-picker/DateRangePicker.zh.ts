export const zhDateRangePicker = {
  start: '开始日期',
  end: '结束日期',
  separator: '至',
  label: '选择起止日期',
  lastDays: (days: number) => `近${days}天`,
  reversed: '结束日期早于开始日期。请修改其中一个。',
};
