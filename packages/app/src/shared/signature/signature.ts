import { lazyPart } from '@ca-portal/ui/error-boundary';

/** The dialog in which a person signs by hand; its code loads when it opens: put a `Suspense` around it. */
export const SignatureDialog = lazyPart(async () => (await import('./SignatureDialog.js')).SignatureDialog);
