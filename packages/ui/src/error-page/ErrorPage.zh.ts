export const zhErrorPage = {
  notFound: {
    code: '404',
    title: '没有找到这个页面',
    reason: '地址可能输错了，或者页面已经下线、换了位置。',
  },
  forbidden: {
    code: '403',
    title: '您没有权限进行此操作',
    reason: '您现在的身份不能使用这个功能。请切换身份，或联系本企业的管理员办理。',
  },
  failed: {
    code: '500',
    title: '服务繁忙，请稍后再试',
    reason: '可能是同时办理的人太多。已提交的订单和付款不受影响，请过几分钟再试。',
  },
  seal: '查无此页',
  suggestions: '您可能在找',
  home: '返回首页',
  back: '返回上一页',
  switchRole: '切换身份',
  needsRole: (needed: string, current: string) =>
    `这项业务仅限${needed}办理，您现在的身份是${current}。请切换身份，或联系本企业的管理员办理。`,
};
