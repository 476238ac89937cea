import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ErrorKey } from '@ca-portal/api/domain';
import { worker } from 'workerpool';
import { PortalError } from '../kernel/portal-error.js';
import { tasks, type TaskName } from './tasks.js';

export interface Job {
  readonly task: TaskName;
  readonly input: readonly unknown[];
}

/** An error loses its class on the way to another process: a refusal travels as its key. */
export type Outcome = { readonly value: unknown } | { readonly refusal: ErrorKey };

async function work({ task, input }: Job): Promise<Outcome> {
  try {
    const run = tasks[task] as (...given: readonly unknown[]) => unknown;
    return { value: await run(...input) };
  } catch (error) {
    if (error instanceof PortalError) return { refusal: error.key };
    throw error;
  }
}

/** The event loop goes first, and when the machine runs out of memory this process ends before the server does. */
function stepBack(): void {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or a container that does not let us: the limits hold all the same.
  }
}

stepBack();
worker({ work });
