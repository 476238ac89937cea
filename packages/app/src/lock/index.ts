export { LockIdentity, LockPinForm as PinForm } from '@ca-portal/ui/lock-status-panel';
export { type LockCertificate, type LockFacts, type LockNeed } from './facts.js';
export { LockAct } from './LockAct.js';
export { environmentCheckPath, LockPanel, type LockPanelProps } from './LockPanel.js';
export { asLockError, problemOf, type LockProblem } from './problem.js';
export { type LockConnection, type LockSdk, LockSdkProvider, useLockSdk } from './sdk.js';
export { usePin } from './usePin.js';
export { browserStorage, useLock, type LockControl, type LockState, type UseLockOptions } from './useLock.js';
