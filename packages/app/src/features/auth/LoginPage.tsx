import { Alert } from '@ca-portal/ui/alert';
import { Link } from '@ca-portal/ui/link';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LoginFrame } from './components/LoginFrame.js';
import { LoginWays } from './components/LoginWays.js';
import { useEnter } from './useEnter.js';

/** /login and /loginByCa: three ways in, back to where the user came from (spec 2.2, `redirect`). */
export function LoginPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const enter = useEnter();
  return (
    <LoginFrame>
      {params.get('reason') === 'expired' ? (
        <Alert tone="warning" title="登录已过期，请重新登录">
          为了安全，长时间未操作会自动退出。登录后会回到刚才的页面，您填写的内容还在。
        </Alert>
      ) : null}
      <h1>登录</h1>
      <p>
        没有账号？
        <Link href="/register" underline>
          注册企业或个人账号
        </Link>
      </p>
      <LoginWays first={pathname === '/loginByCa' ? 'lock' : 'password'} onToken={enter} />
    </LoginFrame>
  );
}
