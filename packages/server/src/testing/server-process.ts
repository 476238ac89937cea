import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from './program.js';

/** A server in its own process, as `main` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** How it ended (`exit 70`, `SIGKILL`); undefined while it runs. */
  ended(): string | undefined;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface ProcessOptions {
  /** Loaded before the server, e.g. to set another clock. */
  readonly preload?: string;
}

/** Resolves when it is ready; throws with its output if it ends before. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  { preload }: ProcessOptions = {},
): Promise<ServerProcess> {
  const child = fork(programOf('main'), {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...env },
    execArgv: preload === undefined ? [] : ['--import', preload],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; url?: string }) => {
      if (message.type === 'ready') resolve(message.url ?? '');
    });
    child.once('close', (code, signal) => reject(new Error(`${signal ?? `exit ${code}`}: ${said}`)));
  });
  const ended = () => child.signalCode ?? (child.exitCode === null ? undefined : `exit ${child.exitCode}`);
  return {
    child,
    url,
    ended,
    async end(signal) {
      if (ended() !== undefined) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
