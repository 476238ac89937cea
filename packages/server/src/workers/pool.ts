import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pool, type Pool } from 'workerpool';
import { PortalError } from '../kernel/portal-error.js';
import { laneOf, usualLimits, type LaneLimits, type LaneName } from './limits.js';
import type { TaskName, Tasks } from './tasks.js';
import type { Job, Outcome } from './worker.js';

/**
 * Processes beside the event loop, with limits of time, memory, queue and share. Not threads: a thread with a
 * full heap ends the whole process (Node 20, `Reached heap limit`).
 */
export interface Workers {
  /**
   * Runs a task. `sender` is whose share it counts for: a user's id, or an unknown caller's address. Throws
   * PortalError: the task's own refusal, or `workBusy`, `workTooLong`, `workTooLarge`.
   */
  run<Name extends TaskName>(
    task: Name,
    sender: string,
    ...input: Parameters<Tasks[Name]>
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** Starts a process in advance: starting one takes longer than drawing. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** From source (development) a process needs the same loader and condition as this one. */
const fromSource = import.meta.url.endsWith('.ts');
const ownScript = fileURLToPath(new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url));
const sourceFlags = () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--conditions=@ca-portal/source', '--import', tsx];
};

const openProcesses = ({ heapMb, processes }: LaneLimits, script: string): Pool =>
  pool(script, {
    workerType: 'process',
    // One processor is left for the event loop.
    maxWorkers: processes ?? Math.max(1, availableParallelism() - 1),
    // Grace time for a cancelled task to stop; ours never do.
    workerTerminateTimeout: 50,
    // Hides the output of a dying process: the call gets an error message.
    emitStdStreams: true,
    forkOpts: {
      execArgv: [`--max-old-space-size=${heapMb}`, ...(script.endsWith('.ts') ? sourceFlags() : [])],
      // Preserves bytes and dates.
      serialization: 'advanced',
      // A worker needs no settings of the server, and especially not its secrets.
      env: {},
    },
  });

/** Ended by the system or by V8 for lack of memory. */
const outOfMemory = (error: unknown): boolean =>
  error instanceof Error && /signalCode: `SIG(?:ABRT|KILL|TRAP)`|exitCode: `13[47]`/.test(error.message);

class Lane {
  private processes: Pool;
  private readonly shares = new Map<string, number>();
  private pending = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: LaneLimits,
    private readonly script: string,
  ) {
    this.processes = openProcesses(limits, script);
  }

  async run(job: Job, sender: string): Promise<unknown> {
    const { queue, share } = this.limits;
    const own = this.shares.get(sender) ?? 0;
    if (own >= share || this.pending >= queue) throw new PortalError('workBusy');
    this.shares.set(sender, own + 1);
    this.pending += 1;
    clearTimeout(this.idle);
    try {
      const outcome = await this.within(job);
      if ('refusal' in outcome) throw new PortalError(outcome.refusal);
      return outcome.value;
    } finally {
      this.pending -= 1;
      const left = (this.shares.get(sender) ?? 1) - 1;
      if (left > 0) this.shares.set(sender, left);
      else this.shares.delete(sender);
      if (this.pending === 0) this.rest();
    }
  }

  /** Ends idle processes; the next task starts new ones. */
  private rest(): void {
    const { idleMs } = this.limits;
    if (idleMs === undefined) return;
    this.idle = setTimeout(() => {
      const done = this.processes;
      this.processes = openProcesses(this.limits, this.script);
      void done.terminate(true);
    }, idleMs).unref();
  }

  /** The time counts from the start of waiting: the caller has given up by then. */
  private async within(job: Job): Promise<Outcome> {
    const doing = this.processes.exec('work', [job], { on: () => {} });
    let tooLong = false;
    const timer = setTimeout(() => {
      tooLong = true;
      doing.cancel();
    }, this.limits.withinMs);
    try {
      return (await doing) as Outcome;
    } catch (error) {
      if (tooLong) throw new PortalError('workTooLong');
      if (outOfMemory(error)) throw new PortalError('workTooLarge');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.processes.terminate(true);
  }
}

/** A process is started when it is first needed; `script` is its program (tests use a bundled one). */
export function openWorkers(
  changed: Partial<Record<LaneName, Partial<LaneLimits>>> = {},
  script = ownScript,
): Workers {
  const lanes = {
    own: new Lane({ ...usualLimits.own, ...changed.own }, script),
    sent: new Lane({ ...usualLimits.sent, ...changed.sent }, script),
    pictures: new Lane({ ...usualLimits.pictures, ...changed.pictures }, script),
  };
  return {
    run: (task, sender, ...input) =>
      lanes[laneOf[task]].run({ task, input }, sender) as Promise<Awaited<ReturnType<Tasks[typeof task]>>>,
    async warm() {
      await lanes.own.run({ task: 'captchaImage', input: ['0'] }, '');
    },
    async close() {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}
