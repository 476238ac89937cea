import type { ComponentPropsWithRef } from 'react';
import type { ModalContent } from '../internal/ModalFrame.js';
import type { OnOpenChange } from '../internal/openChange.js';

export interface DialogProps extends ModalContent, Omit<ComponentPropsWithRef<'div'>, 'title' | 'draggable'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** 25, 30, 44 or 60 rem; the whole width on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shorter than the usual 300px: for short questions. */
  compact?: boolean;
  /** Esc and the close button work. Turn it off only during an irrevocable operation. @default true */
  dismissible?: boolean;
  /** An outside press closes it; off by default, because typed text would be lost. @default false */
  closeOnOutsidePress?: boolean;
  /** `alertdialog` for a question that requires an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /**
   * Dragging the header moves it, to read the page behind; it stays inside the window. @default true, not on phones
   */
  draggable?: boolean;
  /** A button maximizes it to the window: for a document, a list, a conversation. @default false */
  allowFullScreen?: boolean;
  /** Whether it covers the window (controlled). */
  fullScreen?: boolean;
  /** Whether it covers the window at first (uncontrolled). @default false */
  defaultFullScreen?: boolean;
  /** Called when the reader maximizes or restores it. */
  onFullScreenChange?: (fullScreen: boolean, details: { reason: 'button' }) => void;
}
