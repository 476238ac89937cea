export const zhAlert = { info: '提示', success: '成功', warning: '注意', danger: '错误' };
