import { Suspense } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { PasswordDialogProps } from './passwordDialogProps.js';

const OpenPasswordDialog = lazyPart(async () => (await import('./OpenPasswordDialog.js')).OpenPasswordDialog);

/**
 * A new password in two steps: captcha and SMS code, then the password twice. Leaving in step 2
 * asks first. Its code loads when it opens.
 */
export function PasswordDialog({ open, defaultOpen = false, onOpenChange, ...rest }: PasswordDialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenPasswordDialog {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
