import { lazyPart } from '../../internal/lazyPart.js';

/** The menu comes when it is first opened, or when somebody is in the row by keyboard. */
export const TabBarMenu = lazyPart(async () => (await import('../TabBarMenu.js')).TabBarMenu);
