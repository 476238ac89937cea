import { latePart } from '../../internal/latePart.js';

/** The menu comes when it is first opened, or when somebody is in the row by keyboard. */
export const TabBarMenu = latePart(async () => (await import('../TabBarMenu.js')).TabBarMenu);
