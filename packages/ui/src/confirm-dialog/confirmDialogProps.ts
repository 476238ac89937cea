import type { ReactNode } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';

/** The question and its two answers. */
export interface ConfirmOptions {
  /** The action as a question: 确认退出登录？ */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** More content: details of what will happen, or a field. */
  children?: ReactNode;
  /** `danger` for an action that cannot be undone. @default 'default' */
  tone?: 'default' | 'danger';
  /** Label of the confirm button, a verb: 退出登录. @default locale.confirmDialog.confirm */
  confirmLabel?: ReactNode;
  /** Label of the cancel button. @default 取消 */
  cancelLabel?: ReactNode;
  /** The word to type before the confirm button is enabled, for irreversible actions: 注销. */
  typeToConfirm?: string;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange: OnOpenChange;
  /**
   * While its promise is pending, the confirm button shows a spinner and the dialog stays; it closes when the promise
   * resolves. When it rejects the dialog stays and shows an error; catch errors that you can explain better.
   */
  onConfirm: () => void | Promise<void>;
}
