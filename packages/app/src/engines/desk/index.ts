export { Bar } from './Bar.styles.js';
export { Desk } from './Desk.js';
export { desk, type DeskDescription, type Judged } from './description.js';
export { useDeskKeys, type DeskKey } from './keys.js';
export { explained, unexplained, wordsOf, type Marks } from './marks.js';
export { Materials, type Compared, type Material } from './Materials.js';
export { Points, type Point } from './Points.js';
export { useOnward } from './useOnward.js';
export { useWaitingCounts } from './useWaiting.js';
