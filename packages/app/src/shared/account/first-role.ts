import { lazyPart } from '@ca-portal/ui/error-boundary';

/** Asks for the first role; its code loads when it is shown: put a `Suspense` around it. */
export const FirstRole = lazyPart(async () => (await import('./FirstRole.js')).FirstRole);
