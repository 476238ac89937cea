import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { ListColumn, ListPager, RowListSkeleton } from '../../../shared/content/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { groupLabels } from '../groups.js';
import { pageSize, useGroupPage, type Group } from '../queries.js';
import { HitRows } from './HitRows.js';

interface GroupPageProps {
  keyword: string;
  group: Group;
  page: number;
  onPage: (page: number) => void;
}

/** All hits of one group, with paging. */
export function GroupPage({ keyword, group, page, onPage }: GroupPageProps) {
  const found = useGroupPage(keyword, group, page);
  const label = groupLabels[group];
  return (
    <Shown
      part
      of={found}
      what={label}
      unharmed="其他种类的结果不受影响"
      failedIn={(failed) => <Card padding="none">{failed}</Card>}
      loading={
        <Card padding="none">
          <RowListSkeleton rows={5} height="3.5rem" />
        </Card>
      }
      isEmpty={({ hits }) => hits.length === 0}
      empty={
        <Card>
          <Empty
            art="search"
            title={`${label}里没有与“${keyword}”有关的内容`}
            reason="可以看看其他种类，或换成更短的词再试。"
          />
        </Card>
      }
    >
      {({ hits, total }) => (
        <ListColumn>
          <Card padding="none" aria-label={`${label}，${total} 条`}>
            <HitRows group={group} hits={hits} keyword={keyword} />
          </Card>
          <ListPager page={page} pageSize={pageSize} total={total} onPage={onPage} />
        </ListColumn>
      )}
    </Shown>
  );
}
