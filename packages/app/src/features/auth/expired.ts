import { lazyPage } from '../../routing/lazyPage.js';

/** The login in place. A door of its own, like `arrivals.ts`: the entry knows it, and nothing else of the feature. */
export const ExpiredLogin = lazyPage(() =>
  import('./components/ExpiredLoginDialog.js').then((m) => m.ExpiredLoginDialog),
);
