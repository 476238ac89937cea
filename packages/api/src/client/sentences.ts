/** Messages of the client itself; all others come from the server. */
export const networkError = '网络错误！';
export const loginExpired = '登录已过期，请重新登录';
export const timedOut = '请求超时，请稍后重试';
export const cancelled = '已取消';
export const sentTwice = '您刚刚提交过相同的内容，请稍候查看结果';
export const notThere = '您要找的内容不存在或已下线';
