import type { SidePanelProps } from './sidePanelProps.js';

/** All entries of the panel, with numbers and addresses that do not exist. */
export const everything = {
  membership: { href: '#myMember' },
  showMembership: true,
  exam: { href: 'https://exam.example.cn/login' },
  contract: { href: 'https://contract.example.cn/' },
  publicAccount: { value: 'https://weixin.example.cn/q/ca', name: '辽宁数字证书' },
  map: {
    src: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#eef3f8"/><path d="M0 200h640M320 0v400" stroke="#99c8ff" stroke-width="24"/><circle cx="320" cy="200" r="14" fill="#c8402f"/></svg>',
    )}`,
    alt: '公司位置示意图',
    address: '辽宁省沈阳市示例区示例路 1 号',
  },
  onCoupons: () => {},
  hotline: {
    officeNumbers: ['024-0000-1234', '024-0000-1235'],
    complaint: '024-0000-5678',
    mailbox: 'service@example.cn',
    open: true,
  },
} satisfies SidePanelProps;
