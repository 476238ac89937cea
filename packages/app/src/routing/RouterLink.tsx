import type { LinkComponentProps } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';
import { expectPage } from './page-catalog.js';

/**
 * ui does not depend on a router, so this component renders its links. Other sites and server pages get plain anchors.
 */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const inside = href.startsWith('/') && !/^\/(?:mh|sandbox|pki)\//.test(href);
  if (inside && !rest.target) {
    return (
      <Link to={href} onPointerEnter={() => expectPage(href)} onFocus={() => expectPage(href)} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
