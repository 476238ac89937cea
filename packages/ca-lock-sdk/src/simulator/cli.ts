#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { SimulatorPortTaken } from './Doors.js';
import { FAULTS } from './faults/index.js';
import { isKeyAlgorithm } from './keys.js';
import { startSimulator, type SimulatorOptions } from './startSimulator.js';
import { BLANK_PIN, SimulatorStateUnreadable } from './stateFile.js';

const USAGE = `Usage: ca-lock-simulator [--port 11345] [--data DIR] [--control-port 11344] [--issue RSA-2048|SM2] [--faults]
Runs a simulated CA lock with real RSA and SM2 keys on 127.0.0.1. Without --data its keys live in memory only.
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

function stopWhenTold(simulator: { stop: () => Promise<void> }): void {
  const stop = () => {
    // Listened to, the channel to a parent keeps this process alive by itself.
    process.channel?.unref();
    void simulator.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A parent that forked it and was killed cannot send a signal any more.
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
      ...readIssue(flags.issue),
      log: (line) => console.log(line),
    });
    stopWhenTold(simulator);
    console.log(`CA lock simulator (not a real driver) on http://127.0.0.1:${simulator.port}`);
    console.log(`Control: ${simulator.controlUrl}/state. PIN of a new lock: ${BLANK_PIN}.`);
    console.log(
      flags.data ? `Locks and keys stay in ${flags.data}.` : 'Keys live in memory only (no --data).',
    );
    console.log('Ctrl-C stops it.');
  } catch (error) {
    if (error instanceof SimulatorPortTaken || error instanceof SimulatorStateUnreadable) fail(error.message);
    throw error;
  }
}
