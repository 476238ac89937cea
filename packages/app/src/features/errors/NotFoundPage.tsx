import { Button, LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { useNavigate } from 'react-router-dom';
import { useToken } from '../../session/useSession.js';
import { useViewPath } from '../../session/useViewPath.js';

const order = { label: '办理证书', href: '/product' };
const forVisitors = [
  order,
  { label: '下载中心', href: '/downloadCenter' },
  { label: '通知公告', href: '/proclamation' },
  { label: '登录', href: '/login' },
  { label: '注册', href: '/register' },
];
const center = { label: '个人中心', href: '/core/personal' };

/** 页面不存在 (`/404`): what happened, why, and links to continue. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const token = useToken();
  // The office orders nothing.
  const orders = useViewPath('core/order') !== undefined;
  const forUsers = orders ? [order, center] : [center];
  // Opened from outside, the portal has no previous page.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <ErrorPage
      kind="notFound"
      suggestions={token ? forUsers : forVisitors}
      actions={
        <>
          <LinkButton variant="primary" size="lg" href="/">
            返回首页
          </LinkButton>
          <Button size="lg" onClick={goBack}>
            返回上一页
          </Button>
        </>
      }
    />
  );
}
