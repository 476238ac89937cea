import { Button, LinkButton } from '../button/index.js';
import { useWords } from '../theme/useWords.js';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.js';
import { zhErrorPage } from './ErrorPage.zh.js';

export interface NotFoundPageProps extends Omit<ErrorPageProps, 'kind'> {
  /** Where 返回首页 leads. @default '/' */
  homeHref?: string;
  /** Shows 返回上一页. Leave it out where there is no page before this one. */
  onBack?: () => void;
}

/** `/404`, where the catch-all route leads: back to the home page or to where one came from. */
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
