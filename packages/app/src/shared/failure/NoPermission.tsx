import { LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { useSession } from '../../session/useSession.js';
import { isPermitted, menuOf } from '../navigation/index.js';

/** The user is logged in but his role has no access: says who has, and where to go instead. The login stays. */
export function NoPermission() {
  const { data } = useSession();
  const roleName = data?.info.person.roleName;
  // Links only to pages that exist for this role, so that the link does not lead to 404.
  const hasCenter = isPermitted(menuOf(data?.routes ?? []), '/core/personal');
  return (
    <ErrorPage
      kind="forbidden"
      reason={
        roleName
          ? `您现在的身份是“${roleName}”，不能使用这个功能。请切换身份，或联系本企业的管理员办理。`
          : '您还没有选择身份，暂时不能使用这个功能。请先选择身份，或联系本企业的管理员。'
      }
      actions={
        <>
          <LinkButton variant="primary" href="/">
            返回首页
          </LinkButton>
          {hasCenter ? <LinkButton href="/core/personal">个人中心</LinkButton> : null}
        </>
      }
    />
  );
}
