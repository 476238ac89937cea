import { lazyPage } from '../../routing/lazy-page.js';

/** A visitor has nothing to do yet. Whoever is logged in and has no start page finds it at home. */
export const ToDoSection = lazyPage(() => import('./components/ToDoSection.js').then((m) => m.ToDoSection));
