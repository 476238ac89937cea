import { Button } from '@ca-portal/ui/button';
import { groupLabels } from '../groups.js';
import type { FoundGroup } from '../queries.js';
import { HitGroup } from '../SearchPage.styles.js';
import { HitRows } from './HitRows.js';

interface HitCardProps {
  found: FoundGroup;
  keyword: string;
  onOpen: () => void;
}

/** The first hits of a group, and a link to all of them. */
export function HitCard({ found: { group, total, hits }, keyword, onOpen }: HitCardProps) {
  return (
    <HitGroup
      padding="none"
      title={groupLabels[group]}
      extra={
        total > hits.length ? (
          <Button
            variant="text"
            size="sm"
            aria-label={`全部 ${total} 条${groupLabels[group]}`}
            onClick={onOpen}
          >
            全部 {total} 条
          </Button>
        ) : null
      }
    >
      <HitRows group={group} hits={hits} keyword={keyword} />
    </HitGroup>
  );
}
