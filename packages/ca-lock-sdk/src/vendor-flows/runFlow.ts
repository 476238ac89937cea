import { LockError } from '../errors/LockError.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';
import { FlowBroken, type Flow, type FlowRecord, type FlowRun, type FlowStep } from './flow.js';

/** Time limit for the report of an interruption, before the user sees the error. */
const REPORT_MS = 3000;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Runs the remaining steps. Throws `FlowBroken` with the record to resume from when a step fails, when
 * `signal` aborts, or when the record cannot be saved: no step starts without a saved record.
 */
export async function runFlow({ name: flow, steps, broken }: Flow, run: FlowRun): Promise<FlowRecord> {
  const { orderNo, saved, signal } = run;
  const goesOn = saved?.flow === flow && saved.orderNo === orderNo;
  let record: FlowRecord = goesOn
    ? saved
    : { flow, orderNo, requestId: newId(), state: 'ready', step: steps[0]!.name, done: {} };
  if (record.state === 'done') return record;
  let owesReport = record.state === 'exception' && !record.reported;
  let begun = false;

  // Work that ignores the signal is not awaited; the next attempt finds out whether it was done.
  const cuttable = <T>(work: () => T | Promise<T>) => withDeadline(async () => work(), [signal]);
  const tell = (stop: AbortSignal | undefined) => {
    const { requestId, step, errorCode = 'page-left' } = record;
    return broken({ orderNo, requestId, step, errorCode }, { signal: stop });
  };
  const act = async (step: FlowStep, index: number) => {
    const { name, phase } = step;
    if (!step.everyTime) {
      begun = true;
      if (owesReport) await cuttable(() => tell(signal));
      owesReport = false;
      const { errorCode: _before, reported: _told, ...rest } = record;
      record = { ...rest, state: 'exception', step: name };
      await cuttable(() => run.save(record));
    }
    run.onStep?.({ name, phase, index, count: steps.length });
    const { requestId, done } = record;
    const of = <T>(earlier: FlowStep<T>) => done[earlier.name] as T;
    const result = await cuttable(() => step.act({ run, requestId, signal, of }));
    if (!step.everyTime) record = { ...record, done: { ...done, [name]: result ?? true } };
  };

  try {
    for (const [index, step] of steps.entries()) if (!(step.name in record.done)) await act(step, index);
    const finished: FlowRecord = { ...record, state: 'done' };
    await cuttable(() => run.save(finished));
    return finished;
  } catch (why) {
    const cause = why === ABORTED ? new LockError('aborted', { outcomeUnknown: begun }) : why;
    // A wrong PIN, or another lock: nothing was done, so the record does not change.
    if (begun) {
      const errorCode = cause instanceof LockError ? cause.code : 'call-failed';
      record = { ...record, state: 'exception', errorCode };
      // Without the signal: an interruption is reported even if the user is leaving.
      const reported = await withDeadline(async () => tell(undefined), [], REPORT_MS).then(
        () => true,
        () => false,
      );
      record = { ...record, reported };
      // A certificate that does not match its keys never will: request new keys and a new certificate.
      if (errorCode === 'import-failed') record = { ...record, requestId: newId(), done: {} };
      await withDeadline(async () => run.save(record), [], REPORT_MS).catch(() => {});
    }
    throw new FlowBroken(record, cause);
  }
}
