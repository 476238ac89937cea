import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../../config/config.js';
import { Ways } from '../SearchPage.styles.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** Links beside the results, for visitors who did not find what they need. */
export function WaysOn() {
  const { hotline } = usePortalConfig();
  return (
    <aside aria-label="没找到想要的">
      <Card title="没找到想要的？">
        <Ways>
          <p>试试更短的词，或回答 5 个问题，由平台推荐该办哪项业务。</p>
          <LinkButton block href="/guide">
            我要办什么？
          </LinkButton>
          <LinkButton
            block
            variant="text"
            href={hotlineHref(hotline.phone)}
            icon={<Icon name="phone-call" />}
            aria-label={`拨打服务热线 ${hotline.phone}`}
          >
            {hotline.phone}
          </LinkButton>
        </Ways>
      </Card>
    </aside>
  );
}
