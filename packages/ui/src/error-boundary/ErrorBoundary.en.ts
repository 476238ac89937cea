import type { zhErrorBoundary } from './ErrorBoundary.zh.js';

export const enErrorBoundary: typeof zhErrorBoundary = {
  pageTitle: 'This page did not open',
  pageReason:
    'Something in the page went wrong; your orders and payments are safe. Try again, or tell support the number below.',
  panelTitle: 'This part could not be shown',
  panelReason: 'The rest of the page works as usual. Try again, or tell support the number.',
  outdatedTitle: 'The page has been updated',
  outdatedReason:
    'The site was just updated, or the network failed, and a part of the page could not be loaded. Please reload it.',
  retry: 'Try again',
  reload: 'Reload',
  home: 'Home',
  reference: (code, at) => `Error ${code}, ${at}`,
};
