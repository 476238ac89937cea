import { LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { useSession } from '../../session/useSession.js';
import { isPermitted, menuOf } from '../navigation/menu.js';

/** The person is known but his role may not do this: who may, and where to go instead. He stays signed in. */
export function NoPermission() {
  const { data } = useSession();
  const roleName = data?.info.person.roleName;
  // A way out that ends at 404 would be a second wall.
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
