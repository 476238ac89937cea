import { Button, LinkButton } from '../button/index.js';
import { useWords } from '../theme/useWords.js';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.js';
import { zhErrorPage } from './ErrorPage.zh.js';

export interface NotFoundPageProps extends Omit<ErrorPageProps, 'kind'> {
  /** Link of 返回首页. @default '/' */
  homeHref?: string;
  /** Shows 返回上一页. Leave it out when there is no previous page. */
  onBack?: () => void;
}

/** The page of the catch-all route, `/404`: links to the home page and back. */
export function NotFoundPage({ homeHref = '/', onBack, ...rest }: NotFoundPageProps) {
  const words = useWords('errorPage', zhErrorPage);
  return (
    <ErrorPage
      actions={
        <>
          <LinkButton href={homeHref} variant="primary" size="lg">
            {words.home}
          </LinkButton>
          {onBack ? (
            <Button size="lg" onClick={onBack}>
              {words.back}
            </Button>
          ) : null}
        </>
      }
      {...rest}
      kind="notFound"
    />
  );
}
