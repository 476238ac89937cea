export const zhNumberInput = {
  decrease: '减少',
  increase: '增加',
  notWhole: (text: string, min: number, max: number) =>
    `“${text}”不是整数。请填写 ${min} 至 ${max} 之间的整数。`,
};
