const deadlineMs = 8000;

/**
 * The child processes of `start`: they end together. `onDeath` is called when one exits after it was
 * `ready` (before that, its starter handles it); `stopAll` first asks each to close its files, then kills it.
 */
export function createChildren(onDeath) {
  const running = new Map();
  const isReady = new WeakSet();
  let stopping = false;

  const stop = (child) =>
    new Promise((resolve) => {
      const force = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
      child.once('exit', () => {
        clearTimeout(force);
        resolve();
      });
      child.kill('SIGTERM');
    });

  return {
    add(name, child) {
      running.set(child, name);
      child.once('exit', (code, signal) => {
        running.delete(child);
        if (!stopping && isReady.has(child)) onDeath({ name, how: signal ?? `exit ${code}` });
      });
    },
    ready(child) {
      isReady.add(child);
    },
    get stopping() {
      return stopping;
    },
    /** Stops watching a child before an intended exit (a restart in development). */
    async replace(child) {
      if (!running.delete(child)) return;
      isReady.delete(child);
      await stop(child);
    },
    async stopAll() {
      stopping = true;
      await Promise.all([...running.keys()].map(stop));
    },
  };
}
