import { isApiError, type ApiErrorKind } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { Tabs } from '@ca-portal/ui/tabs';
import { Columns, RowListSkeleton, Stack } from '../../../shared/content/index.js';
import { hasFailed, Shown } from '../../../shared/failure/index.js';
import { groupLabels, groups, type SearchAddress } from '../groups.js';
import { useSearch, type Group, type SearchAnswer } from '../queries.js';
import { BestHit } from './BestHit.js';
import { EachGroup } from './EachGroup.js';
import { Frequent } from './Frequent.js';
import { GroupPage } from './GroupPage.js';
import { HitCard } from './HitCard.js';
import { NotFoundCard } from './NotFoundCard.js';
import { WaysOn } from './WaysOn.js';

const all = 'all';
/** The server does not answer: separate requests for each group would only take longer. */
const offline: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout']);

interface FoundProps {
  address: SearchAddress;
  onMove: (address: SearchAddress) => void;
}

/** The results of a search; if the search fails, each group is requested separately. */
export function Found({ address, onMove }: FoundProps) {
  const { keyword, group, page } = address;
  const found = useSearch(keyword);
  const total = found.data?.groups.reduce((sum, one) => sum + one.total, 0);
  if (found.data && total === 0)
    return (
      <>
        <NotFoundCard keyword={keyword} suggestion={found.data.suggestion} />
        <Frequent />
      </>
    );
  const counts = new Map(found.data?.groups.map((one) => [one.group, one.total]));
  // A group that is named in the address stays, even without hits.
  const shown = groups.filter((one) => one === group || !found.data || counts.has(one));
  const openGroup = (next: Group | '') => onMove({ keyword, group: next, page: 1 });
  return (
    <>
      <Tabs
        label="搜索结果的种类"
        value={group || all}
        onValueChange={(next) => openGroup(groups.find((one) => one === next) ?? '')}
        items={[
          { value: all, label: '全部', badge: total === undefined ? undefined : <span>{total}</span> },
          ...shown.map((one) => ({
            value: one,
            label: groupLabels[one],
            badge: found.data ? <span>{counts.get(one) ?? 0}</span> : undefined,
          })),
        ]}
      />
      <Columns data-columns="side">
        {group ? (
          <GroupPage
            key={group}
            keyword={keyword}
            group={group}
            page={page}
            onPage={(next) => onMove({ keyword, group, page: next })}
          />
        ) : (
          <Shown
            part
            card
            of={found}
            what="搜索结果"
            unharmed="您输入的内容还在"
            isMissing={hasFailed(found) && !(isApiError(found.error) && offline.has(found.error.kind))}
            missing={<EachGroup keyword={keyword} whole={found} onOpen={openGroup} />}
            loading={
              <Card padding="none">
                <RowListSkeleton rows={6} height="3.5rem" />
              </Card>
            }
          >
            {(answer) => <AllGroups keyword={keyword} answer={answer} onOpen={openGroup} />}
          </Shown>
        )}
        <WaysOn />
      </Columns>
    </>
  );
}

interface AllGroupsProps {
  keyword: string;
  answer: SearchAnswer;
  onOpen: (group: Group) => void;
}

function AllGroups({ keyword, answer: { best, groups: found }, onOpen }: AllGroupsProps) {
  return (
    <Stack>
      {best ? <BestHit hit={best} keyword={keyword} /> : null}
      {groups.map((group) => {
        const one = found.find((given) => given.group === group);
        // A single matching business is already shown in the card above.
        return one && one.total > (group === 'business' && best ? 1 : 0) ? (
          <HitCard key={group} found={one} keyword={keyword} onOpen={() => onOpen(group)} />
        ) : null;
      })}
    </Stack>
  );
}
