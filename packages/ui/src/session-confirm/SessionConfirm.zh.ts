export const zhSessionConfirm = {
  logout: '确定退出登录吗？',
  logoutDescription: '退出后需要重新登录才能继续办理。已提交的订单和付款不受影响。',
  logoutVerb: '退出登录',
  switchTitle: '提示',
  switchAccount: '确定退出当前账号吗？',
  switchDescription: '切换后要用另一个账号重新登录，没有提交的内容不会带过去。',
  switchVerb: '切换账号',
};
