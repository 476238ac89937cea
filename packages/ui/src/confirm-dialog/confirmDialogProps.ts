import type { ReactNode } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';

/** The question and its two answers. */
export interface ConfirmOptions {
  /** The action as a question: 确认退出登录？ */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** More than a sentence: what is going to happen, or a field. */
  children?: ReactNode;
  /** `danger` for what cannot be undone. @default 'default' */
  tone?: 'default' | 'danger';
  /** A verb: 退出登录. @default locale.confirmDialog.confirm */
  confirmLabel?: ReactNode;
  /** The words of the way out. @default 取消 */
  cancelLabel?: ReactNode;
  /** The word that must be typed before the verb can be pressed, for what is irreversible: 注销. */
  typeToConfirm?: string;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  /** Whether the question is asked. */
  open: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange: OnOpenChange;
  /**
   * While its promise runs the verb spins and the dialog stays; it closes itself when the promise resolves. When it
   * rejects the dialog stays and says so; catch what you can say better.
   */
  onConfirm: () => void | Promise<void>;
}
