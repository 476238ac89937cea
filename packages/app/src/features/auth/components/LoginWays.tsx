import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage } from '../../../routing/lazyPage.js';
import { PasswordLogin } from './PasswordLogin.js';

// Most people type their password; the other two ways come when somebody turns to them.
const SmsLogin = lazyPage(() => import('./SmsLogin.js').then((m) => m.SmsLogin));
const LockLogin = lazyPage(() => import('./LockLogin.js').then((m) => m.LockLogin));
const later = (content: ReactNode) => <Suspense fallback={<Skeleton height="16rem" />}>{content}</Suspense>;

type Way = 'password' | 'sms' | 'lock';

interface LoginWaysProps {
  /** @default 'password' */
  first?: Way;
  onToken: (token: string) => void;
  /** See `LoginTabProps`. */
  inPlace?: boolean;
}

/** The three ways in: by password, SMS code or lock. */
export function LoginWays({ first = 'password', onToken, inPlace = false }: LoginWaysProps) {
  const [way, setWay] = useState<Way>(first);
  const tab = { onToken, onOtherWay: setWay, inPlace };
  return (
    <Tabs
      label="登录方式"
      value={way}
      onValueChange={(value) => setWay(value as Way)}
      items={[
        { value: 'password', label: '密码登录', content: <PasswordLogin {...tab} /> },
        { value: 'sms', label: '短信登录', content: later(<SmsLogin {...tab} />) },
        { value: 'lock', label: 'CA锁登录', content: later(<LockLogin {...tab} />) },
      ]}
    />
  );
}
