export const zhNumberInput = { decrease: '减少', increase: '增加' };
