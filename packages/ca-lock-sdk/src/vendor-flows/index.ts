export { anxinRenew, type AnxinCalls } from './anxin.js';
export { bjcaApply, type BjcaApplication, type BjcaCalls } from './bjca.js';
export {
  cfcaChange,
  cfcaDelay,
  type CfcaCalls,
  type InstallStatus,
  type IssueCall,
  type IssueRequest,
} from './cfca.js';
export { shcaChange, shcaDelay, type ShcaCalls } from './shca.js';
export {
  FlowBroken,
  type BreakReport,
  type FlowLock,
  type FlowPhase,
  type FlowRecord,
  type FlowRun,
} from './flow.js';
export type { CallContext } from './flow.js';
export type { KeyProofs } from './lockSteps.js';
