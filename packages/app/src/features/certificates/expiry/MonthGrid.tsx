import { expiryReminderDays } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Card } from '@ca-portal/ui/card';
import { formatDate } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { HiddenText } from '@ca-portal/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../api/query.js';
import { usePortalConfig } from '../../../config/config.js';
import { useNow } from '../../../shared/time/index.js';
import { MonthFrame } from './MonthGrid.styles.js';
import { marksOf, monthAfter, weeksOf, type Mark } from './month-days.js';

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
/** As many as fit in a cell; the list below has all of them. */
const shownMarks = 2;
const monthsAhead = 12;

const words = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

function Day({ day, marks }: { day: string; marks: readonly Mark[] }) {
  const more = marks.length - shownMarks;
  return (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      <ul>
        {marks.slice(0, more > 1 ? shownMarks : shownMarks + 1).map(({ kind, text }, index) => (
          <li key={`${index} ${text}`} data-kind={kind} title={text}>
            <HiddenText>{kind === 'end' ? '到期：' : '提醒：'}</HiddenText>
            {text}
          </li>
        ))}
        {more > 1 ? <li>还有 {more} 项</li> : null}
      </ul>
    </>
  );
}

/** One month: which certificates expire on which day, and the days of their reminders. */
export function MonthGrid() {
  const { rules } = usePortalConfig();
  const today = formatDate(useNow());
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const lastMonth = monthAfter(thisMonth, monthsAhead);
  // Certificates that expire after the last month have reminders in it.
  const query = { from: today, to: `${monthAfter(lastMonth, 4)}-01` };
  const { data } = useQuery(read(caManage, 'calendar', { query }));
  const marks = marksOf(data?.entries ?? [], expiryReminderDays(rules.renewalDays), today);
  return (
    <MonthFrame>
      <Card aria-label="按月查看">
        <div data-part="bar">
          <IconButton
            label="上个月"
            icon={<Icon name="chevron-left" />}
            disabled={month <= thisMonth}
            onClick={() => setMonth(monthAfter(month, -1))}
          />
          <h2 aria-live="polite">{words(month)}</h2>
          <IconButton
            label="下个月"
            icon={<Icon name="chevron-right" />}
            disabled={month >= lastMonth}
            onClick={() => setMonth(monthAfter(month, 1))}
          />
          <small>黄色是到期日，蓝色是发送提醒的日子</small>
        </div>
        <table>
          <caption>
            <HiddenText>{words(month)}到期日历</HiddenText>
          </caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td
                    key={day}
                    data-outside={day.startsWith(month) ? undefined : ''}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <Day day={day} marks={marks.get(day) ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </MonthFrame>
  );
}
