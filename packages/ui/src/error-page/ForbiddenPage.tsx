import { Button, LinkButton } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { swapIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.js';
import { zhErrorPage } from './ErrorPage.zh.js';

export interface ForbiddenPageProps extends Omit<ErrorPageProps, 'kind'> {
  /** Where 返回首页 leads. @default '/' */
  homeHref?: string;
  /** As whom the person is signed in now: 项目负责人. */
  roleName?: string;
  /** Who may do it: 企业管理员. Named only together with `roleName`. */
  neededRole?: string;
  /** Shows 切换身份, the way on for somebody with several identities. */
  onSwitchRole?: () => void;
}

/** What a role may not do. The person stays signed in, and is told who may. */
export function ForbiddenPage({
  homeHref = '/',
  roleName,
  neededRole,
  onSwitchRole,
  ...rest
}: ForbiddenPageProps) {
  const words = useWords('errorPage', zhErrorPage);
  return (
    <ErrorPage
      {...(roleName && neededRole ? { reason: words.needsRole(neededRole, roleName) } : {})}
      actions={
        <>
          {onSwitchRole ? (
            <Button variant="primary" size="lg" icon={<Glyph of={swapIcon} />} onClick={onSwitchRole}>
              {words.switchRole}
            </Button>
          ) : null}
          <LinkButton href={homeHref} variant={onSwitchRole ? 'secondary' : 'primary'} size="lg">
            {words.home}
          </LinkButton>
        </>
      }
      {...rest}
      kind="forbidden"
    />
  );
}
