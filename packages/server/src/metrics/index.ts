export { createMetrics, type Metrics } from './metrics.js';
export { watchStatements } from './watch-statements.js';
