#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { SimulatorPortTaken } from './PortListeners.js';
import { FAULTS } from './faults/index.js';
import { isKeyAlgorithm } from './keys.js';
import { startSimulator, type SimulatorOptions } from './startSimulator.js';
import { BLANK_PIN, BLANK_UNLOCK_CODE, SimulatorStateUnreadable } from './stateFile.js';

// Its files contain keys: only their owner may read them.
process.umask(0o077);

const USAGE = `Usage: ca-lock-simulator [--port 11345] [--data DIR] [--control-port 11344] [--issue RSA-2048|SM2] [--origin URL]… [--faults]
Runs a simulated CA lock with real RSA and SM2 keys on 127.0.0.1. Without --data its keys live in memory only.
--origin names a page's origin that may use the lock, once for each; without it the pages of this machine may.
--issue fills a blank lock with certificates of the simulator's own test root; --faults lists what it can be told to do wrong.`;

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port < 65_536
    ? port
    : fail(`"${text}" is not a port.\n${USAGE}`);
}

function readFlags() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      options: {
        port: text,
        data: text,
        'control-port': text,
        issue: text,
        origin: { type: 'string', multiple: true },
        help: { type: 'boolean' },
        faults: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readIssue(algorithm: string | undefined): Pick<SimulatorOptions, 'issue'> {
  if (algorithm === undefined) return {};
  if (!isKeyAlgorithm(algorithm)) return fail(`"${algorithm}" is not RSA-2048 or SM2.\n${USAGE}`);
  return { issue: { algorithm, commonName: '模拟器测试证书' } };
}

function readOrigins(origins: string[] | undefined): Pick<SimulatorOptions, 'origins'> {
  const wrong = origins?.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
  if (wrong !== undefined) fail(`"${wrong}" is not an origin such as https://portal.example.\n${USAGE}`);
  return origins ? { origins } : {};
}

function stopWhenTold(simulator: { stop: () => Promise<void> }): void {
  const stop = () => {
    // A listener on the channel to the parent would keep this process alive.
    process.channel?.unref();
    void simulator.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A killed parent can no longer send a signal.
  process.once('disconnect', stop);
}

const flags = readFlags();
if (flags.help) {
  console.log(USAGE);
} else if (flags.faults) {
  for (const [name, { description }] of Object.entries(FAULTS))
    console.log(`${name.padEnd(18)} ${description}`);
} else {
  try {
    const simulator = await startSimulator({
      port: readPort(flags.port, 11345),
      controlPort: readPort(flags['control-port'], 11344),
      ...(flags.data !== undefined && { dataDir: flags.data }),
      ...readOrigins(flags.origin),
      ...readIssue(flags.issue),
      log: (line) => console.log(line),
    });
    stopWhenTold(simulator);
    console.log(`CA lock simulator (not a real driver) on http://127.0.0.1:${simulator.port}`);
    console.log(
      `Control: ${simulator.controlUrl}/state. PIN of a new lock: ${BLANK_PIN}, unlock code: ${BLANK_UNLOCK_CODE}.`,
    );
    console.log(
      flags.data ? `Locks and keys stay in ${flags.data}.` : 'Keys live in memory only (no --data).',
    );
    console.log('Ctrl-C stops it.');
  } catch (error) {
    if (error instanceof SimulatorPortTaken || error instanceof SimulatorStateUnreadable) fail(error.message);
    throw error;
  }
}
