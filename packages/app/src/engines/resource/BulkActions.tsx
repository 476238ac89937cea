import { Button } from '@ca-portal/ui/button';
import type { ResourceAction } from './description.js';

interface BulkActionsProps<Row> {
  actions: readonly ResourceAction<Row>[];
  /** The selected records of the current page. */
  chosen: readonly Row[];
  noun: string;
  onStart: (action: ResourceAction<Row>, rows: readonly Row[]) => void;
}

/** Actions for the selected records together; if no record allows one, its button shows why. */
export function BulkActions<Row>({ actions, chosen, noun, onStart }: BulkActionsProps<Row>) {
  return actions.map((action) => {
    const offered = chosen.filter((row) => !action.hidden?.(row));
    const able = offered.filter((row) => action.locked?.(row) === undefined);
    // Each reason once: several records are often locked for the same reason.
    const reasons = [...new Set(offered.flatMap((row) => action.locked?.(row) ?? []))];
    const none = `选中的${noun}都不能${action.label}`;
    return (
      <Button
        key={action.label}
        size="sm"
        {...(action.danger ? { variant: 'danger' as const } : {})}
        {...(able.length === 0 ? { disabledReason: reasons.join('；') || none } : {})}
        onClick={() => onStart(action, able)}
      >
        {action.label}
      </Button>
    );
  });
}
