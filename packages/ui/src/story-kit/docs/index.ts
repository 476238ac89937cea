export { Catalogue } from './Catalogue.js';
export { GuideSections } from './GuideSections.js';
export { Opening } from './Opening.js';
