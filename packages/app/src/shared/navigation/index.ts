export { activeKeyOf, isPermitted, menuOf } from './menu.js';
export { footerColumns, headerItems } from './site-links.js';
export { useArrival, useArrivalInFrame } from './useArrival.js';
