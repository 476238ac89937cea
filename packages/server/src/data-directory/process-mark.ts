import { readFileSync } from 'node:fs';

interface ProcessFacts {
  /** One letter; Z is a zombie process. */
  readonly state: string;
  /** Start time. */
  readonly startedAt: string;
}

/** What Linux reports about a process; undefined on other systems and if there is no such process. */
function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields from the third on; the name in parentheses before them may contain spaces.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Distinguishes a process from a later one with the same pid, where the system supports it: pids are reused
 * after a reboot, and then an unrelated process would seem to hold our directory.
 */
export const processMark = (pid: number): string => factsOf(pid)?.startedAt ?? '';

/** True if the same process is still running. Another user's process counts as running. */
export function isAlive(pid: number, mark: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const facts = factsOf(pid);
  if (!facts) return true; // Not available on this system: only the pid is known.
  return facts.state !== 'Z' && (mark === '' || facts.startedAt === mark);
}
