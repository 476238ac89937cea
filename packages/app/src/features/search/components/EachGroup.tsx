import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { RowListSkeleton, Stack } from '../../../shared/content/index.js';
import { LoadFailed, Shown } from '../../../shared/failure/index.js';
import { groupLabels, groups } from '../groups.js';
import { useEachGroup, type Group, type useSearch } from '../queries.js';
import { HitCard } from './HitCard.js';

interface EachGroupProps {
  keyword: string;
  /** The failed search over all groups. */
  whole: ReturnType<typeof useSearch>;
  onOpen: (group: Group) => void;
}

/**
 * The search over all groups has failed. Each group is requested separately with its own 重试, so that one failing group
 * does not hide the others. If all fail, the cause is not a group.
 */
export function EachGroup({ keyword, whole, onOpen }: EachGroupProps) {
  const each = useEachGroup(keyword, groups);
  if (each.every(({ isError }) => isError))
    return (
      <Card>
        <LoadFailed
          what="搜索结果"
          unharmed="您输入的内容还在"
          query={{
            error: whole.error,
            isFetching: whole.isFetching,
            refetch: () => {
              void whole.refetch();
              for (const one of each) void one.refetch();
            },
          }}
        />
      </Card>
    );
  if (each.every(({ data }) => data?.total === 0))
    return (
      <Card>
        <Empty art="search" title={`没有找到“${keyword}”`} reason="可以换成更短的词，或减少关键词再试。" />
      </Card>
    );
  return (
    <Stack>
      {groups.map((group, n) => {
        const one = each[n];
        return one ? (
          <Shown
            part
            key={group}
            card={groupLabels[group]}
            of={one}
            what={groupLabels[group]}
            unharmed="其他种类的结果不受影响"
            loading={
              <Card title={groupLabels[group]}>
                <RowListSkeleton rows={1} height="3rem" />
              </Card>
            }
          >
            {(found) =>
              found.total > 0 ? (
                <HitCard found={found} keyword={keyword} onOpen={() => onOpen(group)} />
              ) : null
            }
          </Shown>
        ) : null;
      })}
    </Stack>
  );
}
