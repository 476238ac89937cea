// Runs in the browser. Every figure is in milliseconds of the page's own clock.
import { connectLock } from '@ca-portal/ca-lock-sdk';

const PORTS = 10;
const PROBE_MS = 150;
const portsFrom = (first) => Array.from({ length: PORTS }, (_, index) => first + index);

/** The check that a page without an SDK would write: is this the JSON of a lock? */
async function bareFetch(port, signal) {
  const response = await fetch(`http://127.0.0.1:${port}/`, { cache: 'no-store', signal });
  const { CAType } = await response.json();
  if (CAType !== '260') throw new Error('not a lock');
  return port;
}

const bareRace = (first) => Promise.any(portsFrom(first).map((port) => bareFetch(port)));

/** The method of public clients: one port after another, each with the time-out of a probe. */
async function sequential(first) {
  for (const port of portsFrom(first)) {
    try {
      return await bareFetch(port, AbortSignal.timeout(PROBE_MS));
    } catch {
      // the next one
    }
  }
  throw new Error('none');
}

async function connected(options) {
  const session = await connectLock(options);
  session.close();
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** All methods alternate in rounds, so that a busy moment of the machine affects all of them. */
export async function compare(firstPort, rounds) {
  const last = firstPort + PORTS - 1;
  const ways = {
    bareFetch: () => bareFetch(last),
    known: () => connected({ firstPort, rememberedPort: { get: () => last, set: () => {} } }),
    bareRace: () => bareRace(firstPort),
    cold: () => connected({ firstPort }),
    sequential: () => sequential(firstPort),
  };
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // A different order in each round: the one after the sequential scan has warm sockets.
    const names = Object.keys(ways);
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length];
      times[name].push(await timed(ways[name]));
    }
  }
  return times;
}

/** Ten ports that accept and never answer: when the first port times out, and when the search ends. */
export async function silence(firstPort, rounds) {
  const first = [];
  const last = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    let given;
    const watched = (url, init) => {
      init.signal.addEventListener('abort', () => (given ??= performance.now() - started));
      return fetch(url, init);
    };
    const error = await connectLock({ firstPort, fetch: watched }).catch((reason) => reason);
    if (error.code !== 'service-not-found') throw error;
    last.push(performance.now() - started);
    first.push(given);
  }
  return { first, last };
}

/** From `abort()` to the rejection. */
async function untilSettled(controller, promise) {
  const settled = promise.catch((error) => [error.code, performance.now()]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const started = performance.now();
  controller.abort();
  const [code, ended] = await settled;
  if (code !== 'aborted') throw new Error(`ended as ${code}`);
  return ended - started;
}

export async function aborts(silentFirst, _lockPort, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const controller = new AbortController();
    times.push(
      await untilSettled(controller, connectLock({ firstPort: silentFirst, signal: controller.signal })),
    );
  }
  return times;
}

/** A service that accepts commands and never answers them. */
export async function commandAborts(port, rounds) {
  const session = await connectLock({ firstPort: port, portCount: 1, probeTimeoutMs: 3000 });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const controller = new AbortController();
    times.push(await untilSettled(controller, session.read('deviceId', { signal: controller.signal })));
  }
  session.close();
  return times;
}

/** Cold searches, one after another; a failed one is recorded by its code. */
export async function cold(firstPort, rounds) {
  const times = [];
  const failures = [];
  for (let round = 0; round < rounds; round += 1) {
    try {
      times.push(await timed(() => connected({ firstPort })));
    } catch (error) {
      failures.push(error.code ?? String(error));
    }
  }
  return { times, failures };
}
