import { LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { useCurrentUser } from '../session/useSession.js';

/** The person is known but his role may not do this: who may, and where to go instead. He stays signed in. */
export function NoPermission() {
  const user = useCurrentUser();
  const roleName = user?.person.roleName;
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
          <LinkButton variant="primary" href="/core/personal">
            个人中心
          </LinkButton>
          <LinkButton href="/">返回首页</LinkButton>
        </>
      }
    />
  );
}
