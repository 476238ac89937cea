import { type ComponentPropsWithRef, useState } from 'react';
import { type OnOpenChange, useOpenState } from '../../internal/openChange.js';
import { ChatLayer } from './layer.js';

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Leaves room at the left for `Questions`. @default false */
  withQuestions?: boolean;
}

/** The layer over the page that keeps the focus inside. What was typed and not sent outlives its closing. */
export function Root({ open, defaultOpen = false, onOpenChange, withQuestions = false, ...rest }: RootProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const draft = useState('');
  return isOpen ? <ChatLayer {...rest} {...{ setOpen, draft, withQuestions }} /> : null;
}
