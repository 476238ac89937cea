import type { DescriptionItem } from '@ca-portal/ui/descriptions';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { usePortalConfig } from '../../../config/config.js';
import { OneLine } from '../../../shared/list/index.js';
import { useServicePoints } from '../../../shared/ordering/index.js';

/**
 * The service point of an order: address with a map link, phone and hours. The order only stores its
 * name, so a renamed one has no address here; the hours are the portal's.
 */
export function useServicePoint(name: string): DescriptionItem[] {
  const { hotline } = usePortalConfig();
  const { query } = useServicePoints(name !== '');
  const point = query.data?.find((one) => one.name === name);
  if (name === '') return [];
  const coming = query.isPending ? <Skeleton width="12rem" /> : undefined;
  const known = point && (
    <>
      {point.address}{' '}
      <OneLine>
        <Link href={`/about?${new URLSearchParams({ city: point.city }).toString()}#points`}>看位置</Link>
      </OneLine>
    </>
  );
  return [
    { term: '服务网点', value: name },
    ...(known || coming
      ? [
          { term: '地址', value: known ?? coming },
          { term: '电话', value: point?.phone ?? coming },
        ]
      : []),
    { term: '办理时间', value: point?.hours ?? coming ?? hotline.hours },
  ];
}
