import { Icon } from '../icon/Icon.js';
import type { MenuItem } from './index.js';

export const brand = { shortName: '辽', name: '辽宁数字证书', href: '/' };

export const user = { name: '林晓禾', roleName: '企业管理员' };

/** The menu of an enterprise administrator. */
export const items: MenuItem[] = [
  { key: 'home', label: '首页', icon: <Icon name="home" />, href: '/', pinned: true },
  { key: 'personal', label: '个人中心', icon: <Icon name="user" />, href: '/core/personal' },
  {
    key: 'certificates',
    label: '证书',
    children: [
      { key: 'caManage', label: 'CA管理', icon: <Icon name="certificate" />, href: '/core/caManage' },
      { key: 'order', label: '我的订单', icon: <Icon name="order" />, href: '/core/order', badge: 2 },
      { key: 'invoice', label: '我的发票', icon: <Icon name="invoice" />, href: '/core/invoice' },
      { key: 'orderDetail', label: '订单详情', href: '/core/order/1', hidden: true },
    ],
  },
  {
    key: 'account',
    label: '账户',
    children: [
      { key: 'balance', label: '我的余额', icon: <Icon name="wallet" />, href: '/core/myMemberCard' },
      { key: 'coupons', label: '优惠券', icon: <Icon name="coupon" />, href: '/myCoupons' },
      { key: 'courses', label: '我的课程', icon: <Icon name="book" />, href: '/core/myCourse' },
      {
        key: 'exam',
        label: '考试报名',
        icon: <Icon name="exam" />,
        href: 'https://exam.example.cn/',
        external: true,
      },
    ],
  },
  {
    key: 'company',
    label: '单位',
    children: [
      { key: 'companyInfo', label: '企业信息', icon: <Icon name="building" />, href: '/core/company' },
      {
        key: 'staff',
        label: '员工管理',
        icon: <Icon name="users" />,
        children: [
          { key: 'personnel', label: '员工列表', href: '/core/personnel' },
          { key: 'requests', label: '加入申请', href: '/core/personnel/requests' },
        ],
      },
    ],
  },
];

/** A menu of `count` entries: groups of a hundred pages, each below its own parent. */
export const manyItems = (count: number): MenuItem[] => [
  {
    key: 'all',
    label: '全部业务',
    children: Array.from({ length: Math.ceil(count / 100) }, (_, branch) => ({
      key: `b${branch}`,
      label: `业务 ${branch + 1}`,
      icon: <Icon name="document" />,
      children: Array.from({ length: Math.min(100, count - branch * 100) }, (__, i) => ({
        key: `b${branch}-${i}`,
        label: `页面 ${branch + 1}-${i + 1}`,
        href: `/core/${branch}/${i}`,
      })),
    })),
  },
];

/** Nested parents, `depth` levels deep. */
export const deepItems = (depth: number): MenuItem[] =>
  Array.from({ length: depth }).reduceRight<MenuItem[]>(
    (children, _, i) => [
      { key: `p${i}`, label: `第${i + 1}层`, icon: <Icon name="list" />, children },
      { key: `l${i}`, label: `页面${i + 1}`, icon: <Icon name="document" />, href: `/l${i}` },
    ],
    [
      { key: 'deepest', label: '最深页面', href: '/deepest' },
      { key: 'beside', label: '旁边页面', href: '/beside' },
    ],
  );
