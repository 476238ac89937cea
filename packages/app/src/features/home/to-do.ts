import { lazyPage } from '../../routing/lazy-page.js';

/** A visitor has no to-dos. A logged-in user without a start page sees them on the home page. */
export const ToDoSection = lazyPage(() => import('./components/ToDoSection.js').then((m) => m.ToDoSection));
