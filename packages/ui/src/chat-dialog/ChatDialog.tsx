import { Suspense, useState } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { ChatDialogProps } from './chatDialogProps.js';

const OpenChat = lazyPart(async () => (await import('./OpenChat.js')).OpenChat);

/**
 * The conversation with customer service: full screen, from 1280 px up a panel in the middle. `ChatButton` opens it,
 * or anything else. Its code loads with the first opening; its parts are in
 * `@ca-portal/ui/chat-dialog/parts`, for a composition of your own.
 */
export function ChatDialog({ open, defaultOpen = false, onOpenChange, ...rest }: ChatDialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  // Here, not in the dialog: unsent text survives closing.
  const draft = useState('');
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton of="chat" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenChat {...rest} draft={draft} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
