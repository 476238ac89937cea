import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { BulkActionsRoot } from './BulkActions.styles.js';
import { zhBulkActions } from './BulkActions.zh.js';

/** One action for several records. */
export interface BulkAction<Row> {
  /** The label: 停用. */
  readonly label: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** Not offered for this record at all. */
  readonly hidden?: (row: Row) => boolean;
  /** Why it is disabled for this record now. */
  readonly locked?: (row: Row) => string | undefined;
}

export interface BulkActionsProps<Row, Action extends BulkAction<Row> = BulkAction<Row>> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** The actions, in order. */
  actions: readonly Action[] | null | undefined;
  /** The selected records. */
  rows: readonly Row[] | null | undefined;
  /** The word for these records: 用户. @default locale.bulkActions.noun */
  noun?: string;
  /** Called with the action and the selected records that allow it. */
  onStart: (action: Action, rows: readonly Row[]) => void;
}

/**
 * Actions for the selected records together: `bulkActions` of a `DataTable`. Each runs on those that allow it; if none
 * does, its button says why.
 */
export function BulkActions<Row, Action extends BulkAction<Row> = BulkAction<Row>>({
  actions,
  rows,
  noun,
  onStart,
  ...rest
}: BulkActionsProps<Row, Action>) {
  const words = useWords('bulkActions', zhBulkActions);
  return (
    <BulkActionsRoot {...rest} data-component="BulkActions">
      {itemsOf(actions).map((action) => {
        const offered = itemsOf(rows).filter((row) => !action.hidden?.(row));
        const able = offered.filter((row) => action.locked?.(row) === undefined);
        // Each reason once: several records are often locked for the same reason.
        const reasons = [...new Set(offered.flatMap((row) => action.locked?.(row) ?? []))];
        return (
          <Button
            key={action.label}
            size="sm"
            variant={action.danger ? 'danger' : 'secondary'}
            disabledReason={
              able.length > 0
                ? undefined
                : words.reasons(reasons) || words.none(noun ?? words.noun, action.label)
            }
            onClick={() => onStart(action, able)}
          >
            {action.label}
          </Button>
        );
      })}
    </BulkActionsRoot>
  );
}
