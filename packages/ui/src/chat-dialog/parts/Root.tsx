import { type ComponentPropsWithRef, useState } from 'react';
import { type OnOpenChange, useOpenState } from '../../internal/openChange.js';
import { ChatLayer } from './layer.js';

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Leaves room on the left for `Questions`. @default false */
  withQuestions?: boolean;
}

/** The overlay that traps the focus. Unsent text survives closing. */
export function Root({ open, defaultOpen = false, onOpenChange, withQuestions = false, ...rest }: RootProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const draft = useState('');
  return isOpen ? <ChatLayer {...rest} {...{ setOpen, draft, withQuestions }} /> : null;
}
