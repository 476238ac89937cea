import type { LockErrorCode } from '@ca-portal/ca-lock-sdk';
import type { EnvironmentCheck, EnvironmentCheckName } from '@ca-portal/ca-lock-sdk/environment';

export interface Fix {
  label: string;
  href: string;
}

/** Search text for the article that explains it: each province numbers its own articles. */
const article = (label: string, words: string): Fix => ({
  label,
  href: `/knowledge?q=${encodeURIComponent(words)}`,
});

/** The page that fixes a failed check; a check that only needs a retry has 重新检测 above. */
const byCheck: Readonly<Record<EnvironmentCheckName, Fix>> = {
  system: { label: '改用其他方式登录', href: '/login' },
  browser: article('该用哪种浏览器', '浏览器'),
  permission: article('怎么允许', '本地网络访问'),
  service: { label: '下载驱动', href: '/downloadCenter?category=driver' },
  lock: article('插上没反应怎么办', '没有反应'),
  certificate: { label: '去CA管理查看', href: '/core/caManage' },
};
/** The same, where the error code is more precise than the lamp. */
const byCode: Partial<Record<LockErrorCode, Fix>> = {
  'several-locks': article('插了多把锁怎么办', '多把锁'),
  'read-failed': { label: '锁坏了，去补办', href: '/apply?business=0102' },
  'no-certificate': { label: '去写入证书', href: '/core/caManage?state=running' },
  'certificate-expired': { label: '去延期', href: '/apply?business=0103' },
  'certificate-revoked': { label: '去办新锁', href: '/product' },
  'certificate-frozen': { label: '去解除挂失', href: '/core/caManage?state=lost' },
};

export const fixOf = ({ name, state, error }: EnvironmentCheck): Fix | undefined =>
  state === 'fail' ? ((error && byCode[error.code]) ?? byCheck[name]) : undefined;
