import { lazyPage } from '../../routing/lazy-page.js';

/** The login dialog over a page. */
export const ExpiredLogin = lazyPage(() =>
  import('./components/ExpiredLoginDialog.js').then((m) => m.ExpiredLoginDialog),
);
