import { hasPermission, type Permission } from '@ca-portal/api/domain';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { toaster } from '@ca-portal/ui/toast';
import { useCallback, useState, type ReactNode } from 'react';
import { useRuleWords } from '../../config/rules.js';
import { useSession } from '../../session/useSession.js';
import type { ResourceAction } from './description.js';

/** Whether the logged-in person holds a permission; the server decides again. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const granted = useSession().data?.info.permissions;
  return useCallback(
    (permission) => permission === undefined || hasPermission(granted ?? [], permission),
    [granted],
  );
}

export interface Actions<Row> {
  /** Asks where the action has consequences, does it, and tells when it is done. */
  start: (action: ResourceAction<Row>, rows: readonly Row[]) => Promise<boolean>;
  /** Open questions and dialogs: to be rendered. */
  dialogs: ReactNode;
}

/** Runs what is done with records. `reload` is called after every deed, a failed one too. */
export function useActions<Row>(
  reload: () => Promise<unknown>,
  nameOf: (rows: readonly Row[]) => string,
): Actions<Row> {
  const say = useRuleWords();
  const [confirm, confirmDialog] = useConfirm();
  const [dialog, setDialog] = useState<{ action: ResourceAction<Row>; row: Row }>();
  const start = async (action: ResourceAction<Row>, rows: readonly Row[]): Promise<boolean> => {
    const [first] = rows;
    if (first === undefined) return false;
    if (action.open) {
      action.open(first);
      return false;
    }
    if (action.dialog) {
      setDialog({ action, row: first });
      return false;
    }
    const says = action.says?.(rows);
    const sure =
      says === undefined ||
      (await confirm({
        title: `确认${action.label}${nameOf(rows)}？`,
        description: say(says),
        confirmLabel: action.label,
        ...(action.danger ? { tone: 'danger' as const } : {}),
      }));
    if (!sure) return false;
    try {
      await action.run?.(rows);
      toaster.success(action.done?.(rows) ?? `${action.label}已完成`);
      return true;
    } catch {
      // The call has told the refusal; what the page showed was out of date then.
      return false;
    } finally {
      await reload();
    }
  };
  const close = () => {
    setDialog(undefined);
    void reload();
  };
  return {
    start,
    dialogs: (
      <>
        {confirmDialog}
        {dialog ? dialog.action.dialog?.(dialog.row, close) : null}
      </>
    ),
  };
}
