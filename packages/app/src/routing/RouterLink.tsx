import type { LinkComponentProps } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';

/** ui knows no router: its links come here. Addresses of other sites and server pages stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const inside = href.startsWith('/') && !/^\/(?:mh|sandbox|pki)\//.test(href);
  return inside && !rest.target ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
