import type { ResultOf, session } from '@ca-portal/api/contract';

type Work = ResultOf<typeof session.captchaWork>;
export type WorkTask = Omit<Work, 'uuid'>;
export type WorkAnswer = { progress: number } | { counter: number } | { failed: true };

/** Needs Web Workers and the browser's cryptography, which pages without https do not have. */
export const canProveWork = (): boolean =>
  typeof Worker === 'function' && typeof globalThis.crypto?.subtle === 'object';

/** Computes the counter in a worker, so that typing stays smooth. Rejects when the browser cannot, or when aborted. */
export function proveWork(
  { uuid, ...task }: Work,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<{ uuid: string; code: string }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    const fail = () => {
      end();
      reject(new Error('the proof of work did not finish'));
    };
    signal.addEventListener('abort', fail, { once: true });
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
      if ('progress' in data) return onProgress(data.progress);
      if ('failed' in data) return fail();
      end();
      resolve({ uuid, code: String(data.counter) });
    });
    worker.postMessage(task satisfies WorkTask);
  });
}
