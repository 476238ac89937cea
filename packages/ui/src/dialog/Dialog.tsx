import { Suspense } from 'react';
import { useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { DialogProps } from './dialogProps.js';

const OpenDialog = overlayPart(async () => (await import('./OpenDialog.js')).OpenDialog);

/**
 * A task or question that must be finished before the page continues. Focus is trapped and returns to the
 * opener; header and footer stay while the body scrolls; a bottom sheet on phones.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenDialog {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
