import { readFileSync } from 'node:fs';

interface ProcessFacts {
  /** One letter; Z is a dead process that nobody has buried yet. */
  readonly state: string;
  /** When it began. */
  readonly startedAt: string;
}

/** What Linux tells of a process; undefined elsewhere, and when there is none. */
function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields from the third on; the name in brackets before may hold spaces.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Tells a process from a later one with the same pid, where the system allows: pids are reused after a
 * reboot, and then a stranger would seem to hold our directory.
 */
export const processMark = (pid: number): string => factsOf(pid)?.startedAt ?? '';

/** Does that very process still live? Another user's process counts as living. */
export function isAlive(pid: number, mark: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const facts = factsOf(pid);
  if (!facts) return true; // No such facts on this system: the pid is all we have.
  return facts.state !== 'Z' && (mark === '' || facts.startedAt === mark);
}
