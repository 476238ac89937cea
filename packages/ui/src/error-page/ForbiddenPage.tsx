import { Button, LinkButton } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { swapIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.js';
import { zhErrorPage } from './ErrorPage.zh.js';

export interface ForbiddenPageProps extends Omit<ErrorPageProps, 'kind'> {
  /** Link of 返回首页. @default '/' */
  homeHref?: string;
  /** The role in use: 项目负责人. */
  roleName?: string;
  /** The role that may do it: 企业管理员. Shown only together with `roleName`. */
  neededRole?: string;
  /** Shows 切换身份, for users with several identities. */
  onSwitchRole?: () => void;
}

/** Shown when the user's role has no permission. The user stays signed in, and reads which role has it. */
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
