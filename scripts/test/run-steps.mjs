import { spawn } from 'node:child_process';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const line = (text) => process.stdout.write(`${text}\n`);
const heartbeatMs = 15_000;

function runOne(step, { cwd, env }) {
  const live = step.heavy;
  const begun = Date.now();
  if (live) line(`\n── ${step.title} ${'─'.repeat(Math.max(3, 70 - step.title.length))}\n$ ${step.command}`);
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      cwd,
      shell: true,
      env: { ...env, ...step.env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const heartbeat = setInterval(() => {
      if (!live) line(`… ${step.title} ${seconds(Date.now() - begun)}`);
    }, heartbeatMs);
    const finish = (code) => {
      clearInterval(heartbeat);
      const ms = Date.now() - begun;
      if (!live) {
        line(`\n── ${step.title} ${'─'.repeat(Math.max(3, 70 - step.title.length))}\n$ ${step.command}`);
        process.stdout.write(output);
      }
      line(`${code === 0 ? '✓' : '✗'} ${step.title}: exit ${code}, ${seconds(ms)}`);
      resolve({ step, code, ms });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? signal));
  });
}

const canRun = (step, results) =>
  (step.after ?? []).every((id) => results.some((r) => r.step.id === id && r.code === 0));
const isHopeless = (step, results) =>
  (step.after ?? []).some((id) => results.some((r) => r.step.id === id && r.code !== 0));

/** Light steps run side by side, and one beside a heavy step, which uses every core but sometimes waits. */
const lightTogether = 2;
const lightBesideHeavy = 1;

/** The step that begins now: the first that may, and no light one before a heavy one whose turn it is. */
function nextOf(waiting, running, results) {
  const heavyRuns = running.some(({ heavy }) => heavy);
  const lights = running.filter(({ heavy }) => !heavy).length;
  const ready = waiting.filter((step) => canRun(step, results));
  const turn = heavyRuns ? ready.length : ready.findIndex(({ heavy }) => heavy) + 1 || ready.length;
  return ready
    .slice(0, turn)
    .find(({ heavy }) =>
      heavy
        ? !heavyRuns && lights <= lightBesideHeavy
        : lights < (heavyRuns ? lightBesideHeavy : lightTogether),
    );
}

/**
 * Runs the steps in order and continues after a failure; only a step whose condition (`after`) failed is not
 * run, and counts as failed. One heavy step runs at a time.
 * @returns one result per step: exit code (or signal, or 'not run') and milliseconds
 */
export async function runSteps(steps, context) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  const start = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(
      step,
      runOne(step, context).then((result) => {
        running.delete(step);
        results.push(result);
      }),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter((candidate) => isHopeless(candidate, results))) {
      line(`\n✗ ${step.title}: not run, because ${step.after.join(' or ')} failed`);
      waiting.splice(waiting.indexOf(step), 1);
      results.push({ step, code: 'not run', ms: 0 });
    }
    const next = nextOf(waiting, [...running.keys()], results);
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}
