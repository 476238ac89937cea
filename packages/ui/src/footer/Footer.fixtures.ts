import type { FooterProps } from './index.js';

export const footer: FooterProps = {
  brand: {
    shortName: '辽',
    name: '辽宁数字证书服务平台',
    subtitle: '省级数字证书综合服务入口',
    href: '/',
  },
  columns: [
    {
      title: '证书业务',
      links: [
        { label: '新办证书', href: '/product' },
        { label: '证书延期', href: '/core/caManage' },
        { label: '企业变更', href: '/core/company' },
        { label: '补办与注销', href: '/core/caManage?tab=more' },
      ],
    },
    {
      title: '帮助',
      links: [
        { label: '知识库', href: '/knowledge' },
        { label: '驱动下载', href: '/downloadCenter' },
        { label: '常见问题', href: '/knowledge?type=faq' },
        { label: '意见反馈', href: '/about#feedback' },
      ],
    },
    {
      title: '平台',
      links: [
        { label: '关于我们', href: '/about' },
        { label: '合作伙伴', href: '/partners' },
        { label: '无障碍声明', href: '/about#accessibility' },
        { label: '隐私政策', href: '/about#privacy' },
      ],
    },
  ],
  organization: '辽宁数字证书服务有限公司（示例）',
  address: '辽宁省沈阳市浑南区示例路 18 号',
  email: 'service@example.cn',
  visits: 3_286_415,
  policeFiling: '辽公网安备 21000000000000 号',
  license: '电子认证服务许可证 ECP00000000000（示例）',
  oldPlatformHref: 'https://old.example.cn/',
  hotline: '024-0000-1234',
  hours: '工作日 08:30–11:30，13:00–17:00',
};
