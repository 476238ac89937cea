export { openWorkers, type Workers } from './pool.js';
export type { Tasks } from './tasks.js';
export { senderOf } from './sender.js';
