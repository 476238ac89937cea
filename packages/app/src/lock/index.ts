export { type LockCertificate, type LockFacts, type LockNeed } from './facts.js';
export { lampLabels, lamps, type LampKey, type LampState } from './lamps.js';
export { LockIdentity } from './LockIdentity.js';
export { LockLamps, lampStates, type LockLampsProps } from './LockLamps.js';
export { LockPanel, type LockPanelProps } from './LockPanel.js';
export { PinForm, type PinFormProps } from './PinForm.js';
export { asLockError, problemOf, type LockProblem } from './problem.js';
export { type LockConnection, type LockSdk, LockSdkProvider, useLockSdk } from './sdk.js';
export { useLock, type LockControl, type LockState, type UseLockOptions } from './useLock.js';
