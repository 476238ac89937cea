import { lazyPart } from '@ca-portal/ui/error-boundary';

/** Changes or unlocks the PIN of the plugged-in lock; its code loads when it opens: put a `Suspense` around it. */
export const PinDialog = lazyPart(async () => (await import('./pin/PinDialog.js')).PinDialog);
