export const zhErrorBoundary = {
  pageTitle: '这个页面没有打开',
  pageReason: '页面出了问题，您已经提交的订单和付款不受影响。请重试；仍然不行时，把下面的编号告诉客服。',
  panelTitle: '这一块内容没有显示出来',
  panelReason: '页面的其他部分可以照常使用。请重试；仍然不行时，把编号告诉客服。',
  outdatedTitle: '页面已经更新',
  outdatedReason: '网站刚刚更新，或者网络中断，页面的一部分没有取到。请重新加载页面。',
  retry: '重试',
  reload: '重新加载',
  home: '返回首页',
  reference: (code: string, at: string) => `错误编号 ${code}，${at}`,
};
