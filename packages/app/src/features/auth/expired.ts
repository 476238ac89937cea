import { lazyPage } from '../../routing/lazyPage.js';

/** The login in place. */
export const ExpiredLogin = lazyPage(() =>
  import('./components/ExpiredLoginDialog.js').then((m) => m.ExpiredLoginDialog),
);
