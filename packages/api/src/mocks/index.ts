export { exampleInput, exampleResult } from './examples.js';
export { exampleHandlers } from './example-handlers.js';
export {
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  type MockOptions,
  type MockResolver,
} from './mock.js';
export { refuse, type Refusal } from './refusal.js';
