import { hasPermission, type Permission } from '@ca-portal/api/domain';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { toaster } from '@ca-portal/ui/toast';
import { useCallback, useState, type ReactNode } from 'react';
import { useRuleWords } from '../../config/rules.js';
import { useSession } from '../../session/useSession.js';
import type { ResourceAction } from './description.js';

/** Whether the logged-in user has a permission; the server checks it again. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const granted = useSession().data?.info.permissions;
  return useCallback(
    (permission) => permission === undefined || hasPermission(granted ?? [], permission),
    [granted],
  );
}

export interface Actions<Row> {
  /** Asks for confirmation if the action has effects to explain, runs it, and shows a message. */
  start: (action: ResourceAction<Row>, rows: readonly Row[]) => Promise<boolean>;
  /** Open questions and dialogs: to be rendered. */
  dialogs: ReactNode;
}

/** Runs actions on records. `reload` is called after every action, also after a failed one. */
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
    const says = action.says?.(first, rows);
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
      await action.run?.(first, rows);
      toaster.success(action.done?.(first, rows) ?? `${action.label}已完成`);
      return true;
    } catch {
      // The call has shown the refusal; the page showed outdated data.
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
