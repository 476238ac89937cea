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

/** An error loses its class between processes: a refusal is sent as its key. */
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

/**
 * Lowers the priority below the event loop's, and makes the system end this process before the server when
 * memory runs out.
 */
function stepBack(): void {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not supported by another system, or not allowed in a container: the limits apply anyway.
  }
}

stepBack();
worker({ work });
