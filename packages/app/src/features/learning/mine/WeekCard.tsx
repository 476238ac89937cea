import { Card } from '@ca-portal/ui/card';
import { formatWeekday } from '@ca-portal/ui/formats';
import { HiddenText } from '@ca-portal/ui/theme';
import type { CSSProperties } from 'react';
import { Coming } from '../../../shared/page/index.js';
import { useStudyWeek } from '../course/queries.js';
import { WeekBars } from './WeekCard.styles.js';

const hours = (minutes: number): string => String(Math.round(minutes / 6) / 10);

/** 最近学习: minutes of the last seven days. When loading fails, only the hours card says so; this one is hidden. */
export function WeekCard() {
  const week = useStudyWeek();
  if (week.isPending) return <Coming />;
  if (!week.data) return null;
  const { days } = week.data;
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card title="最近学习">
      <WeekBars>
        {days.map(({ day, minutes }) => (
          <li key={day} data-empty={minutes === 0 || undefined}>
            <span aria-hidden="true">{minutes}</span>
            <span data-part="bar" aria-hidden="true" style={{ '--share': minutes / most } as CSSProperties} />
            <HiddenText>
              {formatWeekday(day)}学习 {minutes} 分钟
            </HiddenText>
            <span aria-hidden="true">{formatWeekday(day).replace('星期', '周')}</span>
          </li>
        ))}
      </WeekBars>
      <p>
        近 7 天学习 {total} 分钟（{hours(total)} 小时），平均每天 {Math.round(total / 7)} 分钟
      </p>
    </Card>
  );
}
