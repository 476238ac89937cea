import type { CertificatePair } from '../keys.js';
import type { CallContext, FlowRecord, FlowRun, FlowStep } from './flow.js';
import { bind, detect, generate, write, type KeyProofs } from './lockSteps.js';
import { runFlow } from './runFlow.js';

/** Input of an issuing call: the order, the request id, the lock, and its new public keys. */
export interface IssueRequest extends KeyProofs {
  /** The order. */
  orderNo: string;
  /** Number of this request; repeating it issues no second certificate. */
  requestId: string;
  /** The number of the lock. */
  deviceId: string;
}

/** An issuing call: certificates for exactly these keys; the same ones again for the same `requestId`. */
export type IssueCall = (request: IssueRequest, context: CallContext) => Promise<CertificatePair>;

/** Whether CFCA's certificate is in the lock. */
export interface InstallStatus {
  /** The order. */
  orderNo: string;
  /** Number of the request. */
  requestId: string;
  /** Whether both certificates were written. */
  installed: boolean;
  /** The failed step, when it is not installed. */
  step?: string;
  /** The error code. */
  errorCode?: string;
}

/** The calls of CFCA. */
export interface CfcaCalls {
  /** POST /api/cfca/change */
  change: IssueCall;
  /** POST /api/cfca/cfcadelay */
  delay: IssueCall;
  /** POST /api/cfca/savaCertInstallStatus, for both outcomes */
  saveInstallStatus(status: InstallStatus, context: CallContext): Promise<unknown>;
}

/** Keys first, then one call that issues for them; the keys sign the request id. */
export const issueBy = (call: IssueCall) => {
  const keys = generate(({ requestId }) => requestId);
  const issue: FlowStep<CertificatePair> = {
    name: 'issue',
    phase: 'issue',
    act: ({ run: { orderNo }, requestId, signal, of }) =>
      call({ orderNo, requestId, deviceId: of(bind), ...of(keys) }, { signal }),
  };
  return { keys, issue, steps: [detect, bind, keys, issue, write(issue)] };
};

function cfca(name: string, call: IssueCall, calls: CfcaCalls, run: FlowRun): Promise<FlowRecord> {
  const confirm: FlowStep = {
    name: 'confirm',
    phase: 'write',
    act: ({ run: { orderNo }, requestId, signal }) =>
      calls.saveInstallStatus({ orderNo, requestId, installed: true }, { signal }),
  };
  return runFlow(
    {
      name,
      steps: [...issueBy(call).steps, confirm],
      broken: (report, context) => calls.saveInstallStatus({ ...report, installed: false }, context),
    },
    run,
  );
}

/** CFCA, changed data: keys → change → write → install status. */
export const cfcaChange = (calls: CfcaCalls, run: FlowRun): Promise<FlowRecord> =>
  cfca('cfca-change', calls.change, calls, run);

/** CFCA, 延期续费: keys → delay → write → install status. */
export const cfcaDelay = (calls: CfcaCalls, run: FlowRun): Promise<FlowRecord> =>
  cfca('cfca-delay', calls.delay, calls, run);
