export const zhLeaveGuard = { message: '您填写的内容还没有提交。' };
