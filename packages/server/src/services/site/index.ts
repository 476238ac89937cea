export { viewsByPath } from './views-by-path.js';
export { addVisits } from './visits.js';
