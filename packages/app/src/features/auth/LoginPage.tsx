import { Alert } from '@ca-portal/ui/alert';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePortalConfig } from '../../config/config.js';
import { lazyPage } from '../../routing/lazy-page.js';
import { LoginFrame } from './components/LoginFrame.js';
import { PasswordLogin } from './components/PasswordLogin.js';
import { useEnter } from './useEnter.js';

// Most users log in with a password; the other ways load on demand.
const SmsLogin = lazyPage(() => import('./components/SmsLogin.js').then((m) => m.SmsLogin));
const LockLogin = lazyPage(() => import('./components/LockLogin.js').then((m) => m.LockLogin));
const ScanLogin = lazyPage(() => import('./components/ScanLogin.js').then((m) => m.ScanLogin));
// As high as the loaded content: the form is vertically centered, and would move otherwise.
const later = (content: ReactNode, height = '16rem') => (
  <Suspense fallback={<Skeleton height={height} />}>{content}</Suspense>
);

type Way = 'password' | 'sms' | 'lock' | 'scan';

interface LoginWaysProps {
  /** @default 'password' */
  first?: Way;
  onToken: (token: string) => void;
  /** See `LoginTabProps`. */
  onSend?: () => void;
  /** See `LoginTabProps`. */
  inPlace?: boolean;
}

/** The four ways to log in. Not in a separate file, which would be an extra chunk of the first load. */
export function LoginWays({ first = 'password', onToken, onSend, inPlace = false }: LoginWaysProps) {
  const [way, setWay] = useState<Way>(first);
  const { sms } = usePortalConfig();
  const tab = { onToken, onSend, onOtherWay: setWay, inPlace };
  return (
    <Tabs
      label="登录方式"
      value={way}
      onValueChange={(value) => setWay(value as Way)}
      items={[
        { value: 'password', label: '密码登录', content: <PasswordLogin {...tab} /> },
        ...(sms ? [{ value: 'sms', label: '短信登录', content: later(<SmsLogin {...tab} />) }] : []),
        { value: 'lock', label: 'CA锁登录', content: later(<LockLogin {...tab} />, '27.3rem') },
        { value: 'scan', label: '扫码登录', content: later(<ScanLogin {...tab} />) },
      ]}
    />
  );
}

/** /login and /loginByCa: four ways to log in, then back to the previous page (spec 2.2, `redirect`). */
export function LoginPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { expect, enter } = useEnter();
  const { sms } = usePortalConfig();
  return (
    <LoginFrame>
      {params.get('reason') === 'expired' ? (
        <Alert tone="warning" title="登录已过期，请重新登录">
          为了安全，长时间未操作会自动退出。登录后会回到刚才的页面，您填写的内容还在。
        </Alert>
      ) : null}
      <h1>登录</h1>
      {sms ? (
        <p>
          没有账号？
          <Link href="/register" underline>
            注册企业或个人账号
          </Link>
        </p>
      ) : (
        <p>本平台不发送短信，验证码发到账号的邮箱。没有账号请联系所在企业的管理员或客服热线开通。</p>
      )}
      <LoginWays first={pathname === '/loginByCa' ? 'lock' : 'password'} onSend={expect} onToken={enter} />
    </LoginFrame>
  );
}
