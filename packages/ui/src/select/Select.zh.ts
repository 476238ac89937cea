export const zhSelect = { placeholder: '请选择' };
