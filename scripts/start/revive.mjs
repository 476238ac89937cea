import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Delay before the next start: doubled after each exit, and short again after a stable period, so that one
 * fault costs a second and a repeated fault does not use a whole processor.
 */
export function backOff({ firstMs = 1_000, mostMs = 60_000, calmMs = 300_000, now = Date.now } = {}) {
  let next = firstMs;
  let last = -Infinity;
  return () => {
    if (now() - last > calmMs) next = firstMs;
    const wait = next;
    next = Math.min(next * 2, mostMs);
    last = now();
    return wait;
  };
}

/**
 * Restarts a process that exited after it was ready, without limit: its resources (a database, disk
 * space) may come back later. `begin` starts it and resolves when it is ready; `isStopping` ends the attempts.
 */
export function reviver({ say, isStopping, waits = backOff, wait = sleep }) {
  const pauses = new Map();
  return async function revive({ name, how }, begin) {
    if (!pauses.has(name)) pauses.set(name, waits());
    for (let why = `意外停止（${how}）`; ;) {
      const ms = pauses.get(name)();
      say(`${name}${why}，${Math.round(ms / 1000)} 秒后重新启动。日志见数据目录下的 logs。`);
      await wait(ms);
      if (isStopping()) return;
      try {
        await begin();
        return say(`✓ ${name}已重新启动 (restarted)`);
      } catch (error) {
        if (isStopping()) return;
        why = `没有启动成功（${error.how ?? error.message}）`;
      }
    }
  };
}
