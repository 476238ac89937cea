import type { LinkComponentProps } from '@ca-portal/ui/theme';
import { Link, parsePath } from 'react-router-dom';
import { preloadPath } from './atlas.js';

/** Who points at a link is about to open it: its code may come meanwhile. A failure is told when it is opened. */
const expect = (href: string) => void preloadPath(parsePath(href).pathname ?? '/').catch(() => {});

/** ui knows no router: its links come here. Addresses of other sites and server pages stay plain anchors. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const inside = href.startsWith('/') && !/^\/(?:mh|sandbox|pki)\//.test(href);
  if (inside && !rest.target) {
    return (
      <Link to={href} onPointerEnter={() => expect(href)} onFocus={() => expect(href)} {...rest}>
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
