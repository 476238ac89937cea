export { startSimulator, type Simulator, type SimulatorOptions } from './startSimulator.js';
export { SimulatorPortTaken } from './PortListeners.js';
export { BLANK_PIN, BLANK_UNLOCK_CODE, SimulatorStateUnreadable } from './stateFile.js';
export { SIMULATOR_LICENSE_KEY } from './commands.js';
export type { Personalization } from './Device.js';
export type { KeyAlgorithm } from './keys.js';
export { FAULTS, type FaultName, type FaultSettings } from './faults/index.js';
export { simulatorControl, type ControlState, type SimulatorControl, type IssueRequest } from './control.js';
