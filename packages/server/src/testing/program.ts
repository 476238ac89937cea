import { join } from 'node:path';

/** A program that tests start as its own process; bundled once per run by tests/setup/server-programs.ts. */
export function programOf(name: 'main' | 'worker' | 'faulty-server' | 'measured-server'): string {
  const folder = process.env['SERVER_PROGRAMS'];
  if (!folder)
    throw new Error('this project of the tests has no tests/setup/server-programs.ts in its set-up');
  return join(folder, `${name}.js`);
}
