import * as paths from './paths.js';

type Drawing = (typeof paths)[keyof typeof paths];

/** Path data by name, for names that come as data: menus, states. */
export const iconPaths = Object.fromEntries(Object.values(paths)) as Record<Drawing[0], string>;
