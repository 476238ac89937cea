import { Suspense } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { RoleSelectDialogProps } from './roleSelectDialogProps.js';

const OpenRoleSelectDialog = lazyPart(
  async () => (await import('./OpenRoleSelectDialog.js')).OpenRoleSelectDialog,
);

/**
 * Selects the role to work in. After the login, when none is selected yet, pass `dismissible={false}`. Its code
 * loads when it opens.
 */
export function RoleSelectDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: RoleSelectDialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense
      fallback={
        <OverlaySkeleton
          width="44rem"
          onCancel={rest.dismissible === false ? undefined : () => setOpen(false, 'escape-key')}
        />
      }
    >
      <OpenRoleSelectDialog {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
