import { lazyPart } from '@ca-portal/ui/error-boundary';

/** The form of a letter for an agent; its code loads when it opens: put a `Suspense` around it. */
export const AgentLetterDialog = lazyPart(
  async () => (await import('./AgentLetterDialog.js')).AgentLetterDialog,
);
