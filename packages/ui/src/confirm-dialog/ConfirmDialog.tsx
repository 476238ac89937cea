import { type ReactNode, Suspense } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';

const OpenConfirm = overlayPart(async () => (await import('./OpenConfirm.js')).OpenConfirm);

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

/** Asks before something is done. 取消 has the focus first; a danger dialog may ask for a word. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  const { onOpenChange } = rest;
  return open ? (
    <Suspense
      fallback={
        <OverlaySkeleton
          width="25rem"
          height="12rem"
          onCancel={() => onOpenChange(false, { reason: 'escape-key' })}
        />
      }
    >
      <OpenConfirm {...rest} setShown={(shown) => onOpenChange(shown, { reason: 'other' })} />
    </Suspense>
  ) : null;
}
