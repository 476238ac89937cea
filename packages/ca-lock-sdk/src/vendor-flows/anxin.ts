import type { CertificatePair } from '../keys.js';
import type { IssueRequest } from './cfca.js';
import type { BreakReport, CallContext, FlowRecord, FlowRun, FlowStep } from './flow.js';
import { bind, detect, generate, write } from './lockSteps.js';
import { runFlow } from './runFlow.js';

/** The calls of 安信CA. */
export interface AnxinCalls {
  /** POST /api/anxinca/renew: sends the keys and returns the number of the pending certificates */
  renew(request: IssueRequest, context: CallContext): Promise<{ applyId: string }>;
  /** POST /api/anxinca/download */
  download(request: { orderNo: string; applyId: string }, context: CallContext): Promise<CertificatePair>;
  /** The vendor has no such call: the portal's own one that sets an order to 制证异常. */
  broken(report: BreakReport, context: CallContext): Promise<unknown>;
}

/** 安信CA: keys → renew → download → write. */
export function anxinRenew(calls: AnxinCalls, run: FlowRun): Promise<FlowRecord> {
  const keys = generate(({ requestId }) => requestId);
  const renew: FlowStep<{ applyId: string }> = {
    name: 'renew',
    phase: 'issue',
    act: ({ run: { orderNo }, requestId, signal, of }) =>
      calls.renew({ orderNo, requestId, deviceId: of(bind), ...of(keys) }, { signal }),
  };
  const download: FlowStep<CertificatePair> = {
    name: 'download',
    phase: 'issue',
    act: ({ run: { orderNo }, signal, of }) => calls.download({ orderNo, ...of(renew) }, { signal }),
  };
  return runFlow(
    {
      name: 'anxin-renew',
      steps: [detect, bind, keys, renew, download, write(download)],
      broken: calls.broken,
    },
    run,
  );
}
