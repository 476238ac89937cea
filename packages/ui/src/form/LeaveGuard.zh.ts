export const zhLeaveGuard = { message: '您填写的内容还没有提交，离开后会丢失。确定离开吗？' };
