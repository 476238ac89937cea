import type { CertificatePair } from '../keys.js';
import type { BreakReport, CallContext, FlowRecord, FlowRun, FlowStep } from './flow.js';
import { bind, detect, generate, write, type KeyProofs } from './lockSteps.js';
import { runFlow } from './runFlow.js';

/** An application at BJCA, before its keys are created. */
export interface BjcaApplication {
  /** Number of the application at BJCA. */
  applyId: string;
  /** A random text from the server, which the new keys sign. */
  challenge: string;
}

/** The calls of BJCA. */
export interface BjcaCalls {
  /** POST /api/bjca/submitCertApply */
  submitCertApply(
    request: { orderNo: string; requestId: string; deviceId: string },
    context: CallContext,
  ): Promise<BjcaApplication>;
  /** POST /api/bjca/uploadKeyAndDownloadCert */
  uploadKeyAndDownloadCert(
    request: KeyProofs & { orderNo: string; applyId: string },
    context: CallContext,
  ): Promise<CertificatePair>;
  /** POST /api/bjca/bjcaErrDo: without it BJCA does not accept another attempt at the order */
  recoverFromError(report: BreakReport, context: CallContext): Promise<unknown>;
}

/** BJCA: application → keys → upload and download → write; error recovery after an interruption. */
export function bjcaApply(calls: BjcaCalls, run: FlowRun): Promise<FlowRecord> {
  const submit: FlowStep<BjcaApplication> = {
    name: 'submit',
    phase: 'generate',
    act: ({ run: { orderNo }, requestId, signal, of }) =>
      calls.submitCertApply({ orderNo, requestId, deviceId: of(bind) }, { signal }),
  };
  const keys = generate(({ of }) => of(submit).challenge);
  const exchange: FlowStep<CertificatePair> = {
    name: 'exchange',
    phase: 'issue',
    act: ({ run: { orderNo }, signal, of }) =>
      calls.uploadKeyAndDownloadCert({ orderNo, applyId: of(submit).applyId, ...of(keys) }, { signal }),
  };
  return runFlow(
    {
      name: 'bjca-apply',
      steps: [detect, bind, submit, keys, exchange, write(exchange)],
      broken: calls.recoverFromError,
    },
    run,
  );
}
