export const zhFooter = {
  label: '页脚',
  organization: (name: string) => `主办单位：${name}`,
  address: (address: string) => `地址：${address}`,
  email: '邮箱：',
  hotline: '服务热线',
  visits: (count: string) => `网站总访问量 ${count} 次`,
  loading: '正在加载备案信息',
  oldPlatform: '返回旧平台',
};
