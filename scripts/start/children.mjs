const deadlineMs = 8000;

/**
 * The processes that `start` looks after: they end together. `onDeath` hears of one that dies after it was
 * `ready` (before that, whoever waits for it hears of it); `stopAll` lets each close its files, then insists.
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
    /** Lets a child go on purpose (a restart while developing): its end is no death. */
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
