import type { EnvironmentCheck, EnvironmentCheckName } from '@ca-portal/ca-lock-sdk/environment';

export interface Fix {
  label: string;
  href: string;
}

/** Where a lamp that is out is put right; what only needs another look has 重新检测 above. */
const fixes: Partial<Record<EnvironmentCheckName, Fix>> = {
  system: { label: '改用其他方式登录', href: '/login' },
  browser: { label: '下载浏览器', href: '/downloadCenter' },
  permission: { label: '怎么允许', href: '/knowledge' },
  service: { label: '下载驱动', href: '/downloadCenter?category=driver' },
  lock: { label: '锁坏了，去补办', href: '/guide' },
  certificate: { label: '去延期或补办', href: '/core/caManage' },
};

export const fixOf = ({ name, state }: EnvironmentCheck): Fix | undefined =>
  state === 'fail' ? fixes[name] : undefined;
