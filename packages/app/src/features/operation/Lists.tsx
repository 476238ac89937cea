import { Segmented } from '@ca-portal/ui/segmented';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage, type ResourceDescription } from '../../engines/resource/index.js';

/** One of several lists of a page. */
export interface ListChoice {
  readonly key: string;
  readonly label: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each list has rows of its own, which nobody here looks at
  readonly of: ResourceDescription<any>;
}

/** Related lists on one page; which one is shown stands in the address. */
export function Lists({ label, lists }: { label: string; lists: readonly ListChoice[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  const shown = lists.find(({ key }) => key === asked) ?? lists[0];
  const of = useMemo(
    () =>
      shown && {
        ...shown.of,
        above: (
          <Segmented
            label={label}
            value={shown.key}
            // Filters of one list mean nothing to another.
            onValueChange={(list) => setParams({ list }, { replace: true })}
            options={lists.map((one) => ({ value: one.key, label: one.label }))}
          />
        ),
      },
    [shown, label, lists, setParams],
  );
  return of && shown ? <ResourcePage key={shown.key} of={of} /> : null;
}
