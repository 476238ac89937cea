import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { useEffect, useRef } from 'react';
import { type Actions, type ResourceAction, useMay } from '../resource/index.js';
import type { DeskDescription } from './description.js';
import { DeskBar } from './DeskBar.js';
import { ItemColumn, ItemHead } from './desk.styles.js';
import { useMarks } from './marks.js';
import { WaitingAge } from '../../shared/time/index.js';

interface DeskItemProps<Row extends object> {
  of: DeskDescription<Row>;
  row: Row;
  /** Storage key of the marks: the desk, the item and its round. An item that was corrected and sent in anew has none. */
  markKey: string;
  place: string;
  busy: boolean;
  /** A colleague works on it: who, and until when. */
  held: string | undefined;
  start: Actions<Row>['start'];
  /** The heading gets the focus if the item was opened by a key or after a decision. */
  focused: boolean;
  /** Tells the desk which actions the digit keys run for this item. */
  onActions: (actions: readonly ResourceAction<Row>[]) => void;
}

/** One item: its content and its decisions. */
export function DeskItem<Row extends object>({
  of,
  row,
  markKey,
  place,
  busy,
  held,
  start,
  focused,
  onActions,
}: DeskItemProps<Row>) {
  const { table, since, line, item } = of;
  const may = useMay();
  const [marks, onMarks] = useMarks(markKey);
  const actions = (of.actions?.(marks) ?? table.actions ?? []).filter(
    (action) => may(action.permission) && !action.hidden?.(row),
  );
  useEffect(() => onActions(actions));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <ItemColumn>
      {held ? (
        <Alert tone="warning" live>
          {held}
        </Alert>
      ) : null}
      <Card>
        <ItemHead>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {table.name(row)}
            </h2>
            <span>{line(row)}</span>
          </div>
          <WaitingAge since={since(row)} />
        </ItemHead>
        {item ? null : table.detail?.(row)}
      </Card>
      {item?.(row, { marks, onMarks })}
      <DeskBar
        row={row}
        place={place}
        actions={actions}
        busy={busy}
        held={held}
        onStart={(action) => void start(action, [row])}
      />
    </ItemColumn>
  );
}
