import { spawn } from 'node:child_process';

const longestMs = 900_000;

/**
 * Runs a shell command until `url` answers with a page.
 * @returns the page, and a function that stops the command with all its child processes
 */
export async function untilPage(command, url, options) {
  const child = spawn('sh', ['-ec', command], { ...options, detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // All processes have ended by themselves.
    }
    await ended;
  };
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const began = performance.now();
  const page = async () => (await fetch(url).catch(() => undefined))?.text();
  let html;
  while (!(html = await page())) {
    if (child.exitCode !== null || performance.now() - began > longestMs) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that it does
      await stop();
      throw new Error(said.slice(-3000));
    }
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { html, stop };
}
