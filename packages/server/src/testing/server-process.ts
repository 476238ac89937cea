import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, as `main` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** How it ended (`exit 70`, `SIGKILL`); undefined while it lives. */
  ended(): string | undefined;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface ProcessOptions {
  /** The built server starts three times as fast; `pnpm test:deep` builds it. */
  readonly built?: boolean;
  /** Read before the server, e.g. to give it another clock. */
  readonly preload?: string;
}

const source = fileURLToPath(new URL('../main.ts', import.meta.url));
const bundle = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Resolves when it is ready; throws with what it said when it ends before. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  { built = false, preload }: ProcessOptions = {},
): Promise<ServerProcess> {
  if (built && !existsSync(bundle)) throw new Error('the server has not been built');
  const child = fork(built ? bundle : source, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...env },
    execArgv: [
      ...(built ? [] : ['--conditions=@ca-portal/source', '--import', 'tsx']),
      ...(preload === undefined ? [] : ['--import', preload]),
    ],
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
