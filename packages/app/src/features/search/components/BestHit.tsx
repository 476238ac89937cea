import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Tag } from '@ca-portal/ui/tag';
import { Marked } from '../../../shared/content/index.js';
import { IconWell } from '../../../shared/page/index.js';
import { groupIcons } from '../groups.js';
import type { Hit } from '../queries.js';
import { BestCard } from '../SearchPage.styles.js';

/** A direct action: the first hit that is a business. */
export function BestHit({ hit: { title, excerpt, link }, keyword }: { hit: Hit; keyword: string }) {
  const type = new URL(link, 'https://own.invalid').searchParams.get('type');
  return (
    <BestCard aria-label="可以直接办理">
      <IconWell>
        <Icon name={groupIcons.business} />
      </IconWell>
      <div>
        <Tag tone="brand">可以直接办理</Tag>
        <h2>
          <Marked text={title} query={keyword} />
        </h2>
        <p>
          <Marked text={excerpt} query={keyword} />
        </p>
      </div>
      <LinkButton variant="primary" href={link} aria-label={`开始办理，${title}`}>
        开始办理
      </LinkButton>
      {type ? (
        <LinkButton href={`/before?type=${type}`} aria-label={`先看材料，${title}`}>
          先看材料
        </LinkButton>
      ) : null}
    </BestCard>
  );
}
