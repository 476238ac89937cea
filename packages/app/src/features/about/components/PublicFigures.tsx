import type { about, ResultOf } from '@ca-portal/api/contract';
import { formatThousands } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Figures } from '../AboutPage.styles.js';
import { durationText } from '../duration.js';
import { useServiceLevel } from '../queries.js';

interface Figure {
  label: string;
  value: string;
  unit: string;
}

/** Four public figures: two counted by the server today, the rest as the province publishes them. */
export function PublicFigures({ given }: { given: ResultOf<typeof about.profile>['figures'] | undefined }) {
  const level = useServiceLevel();
  const counted: Figure[] = level.data
    ? [
        { label: '累计发放证书', value: formatThousands(level.data.issuedTotal), unit: '张' },
        ...(level.data.medianReviewMinutes === null
          ? []
          : [
              {
                label: '今日审核用时中位数',
                value: durationText(level.data.medianReviewMinutes),
                unit: '',
              },
            ]),
      ]
    : [];
  const waiting = level.isPending || given === undefined;
  const labels = new Set(counted.map(({ label }) => label));
  const published = (given ?? []).filter(({ label }) => !labels.has(label));
  const figures: readonly Figure[] = waiting
    ? ['a', 'b', 'c', 'd'].map((label) => ({ label, value: '', unit: '' }))
    : [...counted, ...published].slice(0, 4);
  if (figures.length === 0) return null;
  return (
    <Figures aria-busy={waiting || undefined}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{waiting ? <Skeleton width="6em" /> : label}</dt>
          <dd>
            {waiting ? <Skeleton width="4em" /> : value}
            {unit ? <small>{unit}</small> : null}
          </dd>
        </div>
      ))}
    </Figures>
  );
}
