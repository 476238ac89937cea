import type { ComponentPropsWithRef } from 'react';
import type { ModalContent } from '../internal/ModalFrame.js';
import type { OnOpenChange } from '../internal/openChange.js';

export interface DialogProps extends ModalContent, Omit<ComponentPropsWithRef<'div'>, 'title' | 'draggable'> {
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** 25, 30, 44 or 60 rem; the whole width on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Lower than the usual 300px: for short questions. */
  compact?: boolean;
  /** Esc and the close button work. Turn it off only while something irrevocable is under way. @default true */
  dismissible?: boolean;
  /** A click beside the dialog closes it; off, because it loses what was typed. @default false */
  closeOnOutsidePress?: boolean;
  /** `alertdialog` for a question that has to be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The pointer moves it by its header, to read what lies below; never out of the window. @default true, not on phones */
  draggable?: boolean;
  /** A button fills the window with it: for a document, a list, a conversation. @default false */
  allowFullScreen?: boolean;
  /** Whether it covers the window. With it the caller keeps the state. */
  fullScreen?: boolean;
  /** Whether it covers the window at first. @default false */
  defaultFullScreen?: boolean;
  /** Called when the reader makes it cover the window, and when he takes it back. */
  onFullScreenChange?: (fullScreen: boolean, details: { reason: 'button' }) => void;
}
