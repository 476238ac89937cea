export const zhDatePicker = {
  placeholder: '年-月-日',
  open: '打开日历',
  label: '选择日期',
  unreadable: (text: string) => `“${text}”不是有效的日期。请按 2026-11-21 的格式填写。`,
  outOfRange: (min: string, max: string) =>
    min && max
      ? `日期不在可选范围内。请选择 ${min} 至 ${max} 之间的日期。`
      : min
        ? `日期早于可选范围。请选择 ${min} 或之后的日期。`
        : `日期晚于可选范围。请选择 ${max} 或之前的日期。`,
  unavailable: '这一天不可选。请选择其他日期。',
  day: (date: string, today: boolean, chosen: boolean) =>
    `${today ? '今天，' : ''}${date}${chosen ? '，已选择' : ''}`,
  previousMonth: '上个月',
  nextMonth: '下个月',
};
