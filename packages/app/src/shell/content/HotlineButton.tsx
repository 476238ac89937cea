import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../config/config.js';
import { phoneHref } from './phone-href.js';

/** The service hotline where calling it is the next step. */
export function HotlineButton() {
  const { phone } = usePortalConfig().hotline;
  return (
    <LinkButton variant="primary" size="lg" icon={<Icon name="phone-call" />} href={phoneHref(phone)}>
      {phone}
    </LinkButton>
  );
}
