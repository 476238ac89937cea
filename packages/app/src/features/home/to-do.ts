import { lazyPage } from '../../routing/lazyPage.js';

/** A visitor has nothing to do yet. Known to the entry, which brings it beside the page for whoever is logged in. */
export const ToDoSection = lazyPage(() => import('./components/ToDoSection.js').then((m) => m.ToDoSection));
