export { LockIdentity, type LockIdentityProps } from './LockIdentity.js';
export { LockLamps, type LockLampsProps } from './LockLamps.js';
export { LockPinForm, type LockPinFormProps } from './LockPinForm.js';
export { LockStatusPanel, type LockStatusPanelProps } from './LockStatusPanel.js';
export {
  type LockCheck,
  lockChecks,
  type LockCheckState,
  type LockChoice,
  type LockProblem,
  lampStates,
  type LockStatus,
} from './lockChecks.js';
