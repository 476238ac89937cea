export { Bar } from './Bar.styles.js';
export { Desk } from './Desk.js';
export { desk, type DeskDescription, type Judged } from './description.js';
export { useDeskKeys } from './keys.js';
export { explained, unexplained, wordsOf, type Marks } from './marks.js';
export { Materials, type Compared } from './Materials.js';
export { Points } from './Points.js';
export { useOnward } from './useOnward.js';
export { useWaitingCounts } from './useWaiting.js';
