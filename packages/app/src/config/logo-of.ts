import type { PortalConfig } from '@ca-portal/api/domain';
import type { Brand } from '@ca-portal/ui/logo';

/** The province's logo with one of its names, as a link to the home page. */
export const logoOf = ({ brand }: PortalConfig, name: string): Brand => ({
  shortName: brand.mark,
  name,
  href: '/',
  ...(brand.logo ? { markSrc: brand.logo } : {}),
});
