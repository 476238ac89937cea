import { Suspense, useState } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { ChatDialogProps } from './chatDialogProps.js';

const OpenChat = lazyPart(async () => (await import('./OpenChat.js')).OpenChat);

/**
 * The conversation with customer service: the whole window, from 1280 px up a panel in the middle. It opens from
 * `ChatButton`, or from anything else; what it is made of comes with the first opening, and stands in
 * `@ca-portal/ui/chat-dialog/parts` for one put together otherwise.
 */
export function ChatDialog({ open, defaultOpen = false, onOpenChange, ...rest }: ChatDialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  // Here, and not in the dialog: what was begun outlives its closing.
  const draft = useState('');
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton of="chat" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenChat {...rest} draft={draft} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
