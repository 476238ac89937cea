import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorControl, startSimulator, type SimulatorOptions } from '../src/simulator/index.js';
import { record, type Json } from '../src/wire/record.js';

/** The origin of the page that `browserLikeFetch` simulates. */
export const PORTAL = 'https://portal.test';

const cleanups: (() => unknown)[] = [];

/** For `afterEach`: stops what the helpers below started, in reverse order. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}

export function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lock-tests-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A simulator on free ports, its control, and the raw wire without the SDK. */
export async function world(options: SimulatorOptions = {}) {
  const simulator = await startSimulator({
    port: 0,
    controlPort: 0,
    origins: [PORTAL],
    ...options,
  });
  cleanups.push(() => simulator.stop());
  const control = simulatorControl(simulator.controlUrl ?? '');
  const ask = async (qrcodetype: string, fields: object = {}): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${simulator.port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ body: { qrinfo: { qrcodetype, ...fields } } }),
    });
    return record(record(await response.json())['body']);
  };
  /** The answer's `qrinfo`; a refusal fails the test. */
  const qrinfo = async (qrcodetype: string, fields: object = {}): Promise<Json> => {
    const body = await ask(qrcodetype, fields);
    if (body['qrstatus'] !== '1') throw new Error(`${qrcodetype} refused: ${JSON.stringify(body)}`);
    return record(body['qrinfo']);
  };
  return { simulator, control, ask, qrinfo };
}

export const firstOf = (list: unknown): Json => record(Array.isArray(list) ? list[0] : undefined);
