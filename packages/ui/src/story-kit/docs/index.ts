export { Catalog } from './Catalog.js';
export { GuideSections } from './GuideSections.js';
export { Opening } from './Opening.js';
