import { lazyPart } from '../../internal/lazyPart.js';

/** The menu loads when it is first opened, or when the bar gets the keyboard focus. */
export const TabBarMenu = lazyPart(async () => (await import('../TabBarMenu.js')).TabBarMenu);
