import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkAnswer, WorkTask } from './proof-of-work.js';

const tell = (answer: WorkAnswer) => self.postMessage(answer);
/** Often enough for a progress bar, rarely enough to cost nothing. */
const everyRounds = 8;

self.addEventListener('message', ({ data: { rounds, ...parameters } }: MessageEvent<WorkTask>) => {
  let done = 0;
  const counted: typeof deriveKey = (...key) => {
    done += 1;
    if (done % everyRounds === 0) tell({ progress: Math.min(1, done / rounds) });
    return deriveKey(...key);
  };
  solveChallenge({ challenge: { parameters }, deriveKey: counted }).then(
    (solution) => tell(solution ? { counter: solution.counter } : { failed: true }),
    () => tell({ failed: true }),
  );
});
