import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simulatorControl, startSimulator } from '../../src/simulator/index.js';
import { converse, readable, type Conversation, type GoldenExchange } from './converse.js';
import { LOCKS, type Scenario } from './scenarios.js';

export const HERE = fileURLToPath(new URL('.', import.meta.url));
export const GOLDEN = join(HERE, 'conversations.json');
const STATE = join(HERE, 'locks.json');

/** The wire has no time zone: the validity is printed in the machine's own. */
process.env['TZ'] = 'Asia/Shanghai';

/** Runs a scenario on the real simulator, with a copy of the golden locks, and records every exchange. */
export async function live(scenario: Scenario): Promise<Conversation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lock-golden-'));
  cpSync(STATE, join(dataDir, 'locks.json'));
  const simulator = await startSimulator({ port: 0, controlPort: 0, dataDir });
  const exchanges: GoldenExchange[] = [];
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    exchanges.push({
      ask: typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : 'GET /',
      answer: { status: response.status, type: response.headers.get('content-type'), ...readable(bytes) },
    });
    return response;
  };
  try {
    const control = simulatorControl(simulator.controlUrl ?? '');
    await control.insert({ deviceNum: LOCKS[scenario.lock] });
    if (scenario.fault) await control.fault(scenario.fault, scenario.settings);
    return { ...(await converse(scenario, recording, simulator.port)), exchanges };
  } finally {
    await simulator.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Creates new golden locks: one blank, one with RSA and one with SM2 keys of the simulator's test roots. */
export async function makeLocks(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lock-golden-'));
  const simulator = await startSimulator({ port: 0, controlPort: 0, dataDir });
  const control = simulatorControl(simulator.controlUrl ?? '');
  const validity = { notBefore: '2026-01-01T00:00:00Z', notAfter: '2049-12-31T15:59:59Z' };
  for (const algorithm of ['RSA-2048', 'SM2'] as const) {
    await control.insert({ blank: true });
    await control.issue({ algorithm, commonName: '辽宁砚川建设工程有限公司', ...validity });
  }
  const numbers = (await control.state()).locks.map(({ deviceNum }) => deviceNum);
  await simulator.stop();
  let text = readFileSync(join(dataDir, 'locks.json'), 'utf8');
  for (const [index, number] of numbers.entries())
    text = text.replaceAll(number, Object.values(LOCKS)[index]!);
  writeFileSync(STATE, text);
  rmSync(dataDir, { recursive: true, force: true });
}
