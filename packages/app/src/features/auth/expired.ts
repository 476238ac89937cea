import { lazyPage } from '../../routing/lazy-page.js';

/** The login in place. */
export const ExpiredLogin = lazyPage(() =>
  import('./components/ExpiredLoginDialog.js').then((m) => m.ExpiredLoginDialog),
);
