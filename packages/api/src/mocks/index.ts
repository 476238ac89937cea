export { exampleInput, exampleResult } from './examples.js';
export {
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  type MockOptions,
  type MockResolver,
} from './mock.js';
export { refuse, type Refusal } from './refusal.js';
export {
  exampleHandlers,
  manyCount,
  mockScenario,
  scenarioHandlers,
  slowMs,
  type EndpointName,
  type Scenario,
  type ScenarioName,
} from './scenarios.js';
