import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../../config/config.js';
import { hotlineHref } from '../../../shared/content/index.js';
import { SideStack } from '../EnvironmentCheckPage.styles.js';

/** Links for users who cannot fix it themselves. */
export function MoreHelp() {
  const { hotline } = usePortalConfig();
  return (
    <Card title="自己弄不好">
      <SideStack>
        <a href={hotlineHref(hotline.phone)} data-part="hotline">
          <Icon name="phone-call" /> {hotline.phone}
        </a>
        <small>{hotline.hours}</small>
        <LinkButton variant="text" icon={<Icon name="download" />} href="/downloadCenter?category=driver">
          驱动和安装说明
        </LinkButton>
      </SideStack>
    </Card>
  );
}
