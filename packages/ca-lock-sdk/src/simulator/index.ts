export {
  SimulatorPortTaken,
  startSimulator,
  type Simulator,
  type SimulatorOptions,
} from './startSimulator.js';
export { BLANK_PIN, SimulatorStateUnreadable } from './stateFile.js';
export { FAULTS, type FaultName } from './faults.js';
