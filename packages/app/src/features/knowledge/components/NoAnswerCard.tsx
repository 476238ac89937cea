import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../../config/config.js';
import { Note } from '../KnowledgePage.styles.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** Links to customer service when no article answers the question. */
export function NoAnswerCard() {
  const { hotline } = usePortalConfig();
  return (
    <Card title="没有找到答案？">
      <Note>换个说法再搜一次，或拨打服务热线，{hotline.hours}有人接听。</Note>
      <LinkButton block href={hotlineHref(hotline.phone)} icon={<Icon name="phone-call" />}>
        {hotline.phone}
      </LinkButton>
    </Card>
  );
}
