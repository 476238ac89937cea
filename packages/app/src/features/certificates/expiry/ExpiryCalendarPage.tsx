import { caManage } from '@ca-portal/api/groups/ca-manage';
import { expiryReminderDays } from '@ca-portal/api/domain';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { serverClock } from '../../../api/server-clock.js';
import { allRowsOf, oneOf, resource, ResourcePage } from '../../../engines/resource/index.js';
import { NameCell } from '../../../shared/list/index.js';
import { stateTags } from '../model/certificate-looks.js';
import { spansOf } from '../model/certificate-filter.js';
import { MonthGrid } from './MonthGrid.js';

const dayMs = 86_400_000;
const yearAhead = 365;

const entries = allRowsOf(caManage, 'calendar', {
  input: ({ filters }) => {
    const now = serverClock.now();
    const until = now + Number(filters['within'] || yearAhead) * dayMs;
    return { query: { from: formatDate(now), to: formatDate(until) } };
  },
  rows: (answer) => answer.entries,
  text: ({ holderName, lockTypeName, serialNumber }) => `${holderName} ${lockTypeName} ${serialNumber}`,
});

const applyPath = (ids: readonly string[]) => `/apply?business=0103&certificates=${ids.join(',')}`;

/** Width in characters plus the cell's padding, which is larger in a wide window. */
const fits = (characters: number) => `calc(${characters}em + 2 * var(--ca-cell-x))`;

const calendar = (renewalDays: number, goTo: (path: string) => void) =>
  resource(entries, ({ column }) => ({
    title: '到期日历',
    description: `到期前 ${expiryReminderDays(renewalDays).join('、')} 天各提醒一次。勾选几张证书，可以一起延期、一次付款。`,
    noun: '证书',
    rowKey: ({ id }) => id,
    name: ({ lockTypeName, holderName }) => `${lockTypeName} ${holderName}`,
    search: '持有人、证书或序列号',
    filters: { within: oneOf('到期时间', spansOf(renewalDays)) },
    columns: [
      // Columns of facts are as wide as their content, the reason takes the rest: a date must not wrap.
      { ...column.name('day', '到期日', ({ day }) => day), width: fits(7) },
      column.text(
        'lock',
        '证书',
        ({ lockTypeName, serialNumber }) => (
          <NameCell data-mono>
            {lockTypeName}
            <small>{groupSerial(serialNumber)}</small>
          </NameCell>
        ),
        { width: fits(11) },
      ),
      column.text('holder', '持有人', ({ holderName }) => holderName, { width: fits(5) }),
      { ...column.tag('state', '状态', ({ state }) => state, stateTags), width: fits(7) },
      { ...column.money('price', '延期一年', ({ renewFen }) => renewFen), width: fits(5) },
      column.text('why', '提示', ({ unavailableReason }) => unavailableReason),
    ],
    actions: [
      {
        label: '延期',
        bulk: true,
        locked: ({ unavailableReason }) => unavailableReason || undefined,
        done: () => '请核对后提交',
        run: async (_, rows) => goTo(applyPath(rows.map(({ id }) => id))),
      },
    ],
    above: <MonthGrid />,
    emptyReason: '一年之内没有证书到期。',
  }));

/**
 * 到期日历 (/core/caManage/calendar): the expiry dates of a month, the price of one more year, and renewal of several at
 * once.
 */
export function ExpiryCalendarPage() {
  const navigate = useNavigate();
  const { rules } = usePortalConfig();
  const [page] = useState(() => calendar(rules.renewalDays, (path) => void navigate(path)));
  return <ResourcePage of={page} />;
}
