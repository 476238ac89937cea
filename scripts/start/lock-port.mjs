import { createConnection } from 'node:net';

/** True when a program listens on the port of 127.0.0.1. */
export const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 1000 });
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => done(true));
    socket.on('timeout', () => done(true)); // the port is taken, but does not accept connections
    socket.on('error', () => done(false));
  });

/**
 * The program on a port of the lock service: `free`, `lock` (a driver or another simulator, detected by the `CAType`
 * of its handshake), or `foreign` (for example Gazebo, whose default port is 11345).
 */
export async function whoListens(port) {
  if (!(await isTaken(port))) return 'free';
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1500) });
    const greeting = await response.json();
    return greeting !== null && typeof greeting === 'object' && 'CAType' in greeting ? 'lock' : 'foreign';
  } catch {
    return 'foreign';
  }
}
