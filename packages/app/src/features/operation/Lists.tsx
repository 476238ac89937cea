import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refresh } from '../../api/query.js';
import { Desk, useWaitingCounts, type DeskDescription } from '../../engines/desk/index.js';
import { ResourcePage, type ResourceDescription } from '../../engines/resource/index.js';
import { ListHead } from './Lists.styles.js';

/** One of several lists of a page; if it has a desk, waiting rows are processed there, and the table shows all. */
export interface ListChoice {
  readonly key: string;
  readonly label: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each list has rows of its own, which nobody here looks at
  readonly of: ResourceDescription<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly desk?: DeskDescription<any>;
  /** Waiting rows of a list without a desk. */
  readonly count?: number | undefined;
}
const views = [
  { value: 'desk', label: '逐件处理' },
  { value: 'table', label: '全部记录' },
] as const;

/** Related lists on one page; the selected list and its view are kept in the address. */
export function Lists({ label, lists }: { label: string; lists: readonly ListChoice[] }) {
  const [params, setParams] = useSearchParams();
  const atDesks = useWaitingCounts(lists.map(({ desk }) => desk));
  const counts = lists.map(({ count }, at) => count ?? atDesks[at]);
  const asked = params.get('list');
  const shown = lists.find(({ key }) => key === asked) ?? lists[0];
  const asTable = !shown?.desk || params.get('view') === 'table';
  const client = useQueryClient();
  const reload = () => void refresh(client, shown ? [shown.of.rows.group] : []);
  const numbers = counts.join(' ');
  const above = useMemo(
    () =>
      shown && (
        <ListHead>
          <Segmented
            label={label}
            value={shown.key}
            // Filters of one list do not apply to another.
            onValueChange={(list) => setParams({ list }, { replace: true })}
            options={lists.map((one, at) => ({
              value: one.key,
              label: counts[at] ? `${one.label} ${counts[at]}` : one.label,
            }))}
          />
          {shown.desk ? (
            <Segmented
              label="显示方式"
              value={asTable ? 'table' : 'desk'}
              onValueChange={(view) =>
                setParams({ list: shown.key, ...(view === 'table' ? { view } : {}) }, { replace: true })
              }
              options={views}
            />
          ) : null}
        </ListHead>
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- `numbers` says what `counts` holds
    [shown, asTable, label, lists, numbers, setParams],
  );
  const of = useMemo(
    () =>
      shown && {
        ...shown.of,
        above: (
          <>
            {above}
            {shown.of.above}
          </>
        ),
      },
    [shown, above],
  );
  if (!of || !shown) return null;
  if (asTable) return <ResourcePage key={shown.key} of={of} />;
  return (
    <>
      <PageHeading title={of.title} description={of.description} actions={of.head?.(reload)} />
      {above}
      {shown.desk ? <Desk key={shown.key} of={shown.desk} /> : null}
    </>
  );
}
