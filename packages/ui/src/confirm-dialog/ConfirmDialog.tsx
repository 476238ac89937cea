import { Suspense } from 'react';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { ConfirmDialogProps } from './confirmDialogProps.js';

const OpenConfirm = overlayPart(async () => (await import('./OpenConfirm.js')).OpenConfirm);

/** Asks for confirmation before an action. 取消 has the focus first; a danger dialog may require a typed word. */
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
