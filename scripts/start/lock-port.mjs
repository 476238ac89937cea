import { createConnection } from 'node:net';

/** True when something holds the port on 127.0.0.1. */
export const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 1000 });
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => done(true));
    socket.on('timeout', () => done(true)); // something holds the port and does not accept
    socket.on('error', () => done(false));
  });

/**
 * Who is on a port of the lock service: `free`, `lock` (a driver or another simulator, known by the `CAType`
 * of its handshake), or `foreign` (Gazebo, for one, has 11345 as its default port).
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
