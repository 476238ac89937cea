import { issueBy, type IssueCall } from './cfca.js';
import type { BreakReport, CallContext, FlowRecord, FlowRun } from './flow.js';
import { runFlow } from './runFlow.js';

/** The calls of 上海CA. */
export interface ShcaCalls {
  /** POST /api/shca/change */
  change: IssueCall;
  /** POST /api/shca/delay */
  delay: IssueCall;
  /** The vendor has no such call: the portal's own one that sets an order to 制证异常. */
  broken(report: BreakReport, context: CallContext): Promise<unknown>;
}

/** 上海CA, changed data: keys → change → write. */
export const shcaChange = ({ change, broken }: ShcaCalls, run: FlowRun): Promise<FlowRecord> =>
  runFlow({ name: 'shca-change', steps: issueBy(change).steps, broken }, run);

/** 上海CA, 延期续费: keys → delay → write. */
export const shcaDelay = ({ delay, broken }: ShcaCalls, run: FlowRun): Promise<FlowRecord> =>
  runFlow({ name: 'shca-delay', steps: issueBy(delay).steps, broken }, run);
