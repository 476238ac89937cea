import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line no-restricted-imports -- runs in Node only: neither app nor stories contain the simulator
import {
  BLANK_PIN,
  FAULTS,
  simulatorControl,
  startSimulator,
  type FaultName,
} from '@ca-portal/ca-lock-sdk/simulator';
import type { FaultAnswers, FaultRecord, RecordedAnswer, Recording } from './fault-service.fixtures.js';

// Records the simulator's answers under each of its faults again, after an intended change of either: node
// --conditions=@ca-portal/source --import tsx packages/app/src/lock/record-faults.fixtures.ts

const ORIGIN = 'https://portal.test';
const TEXT = '登录挑战';
/** The reads of `wire/items.ts`, the connection before them, and the two commands of a login. */
const COMMANDS = {
  CAInit: {},
  ClientSignCertSN: {},
  ClientSignCertCN: {},
  CertYouXiaoQi: {},
  SignCert: {},
  EncCert: {},
  CertSubjectKeyID: {},
  Bfjg: {},
  DeviceNum: {},
  GetPinInfo: {},
  CheckPin: { ext: { pwd: BLANK_PIN } },
  SignData: { signatureobjects: [{ org: TEXT }] },
};

/** The service that answers at a port, or undefined when none listens there. */
function ask(port: number, method: string, question?: object): Promise<RecordedAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json', connection: 'close' };
    const asked = request({ host: '127.0.0.1', port, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        const padding = /x{1000,}/.exec(text)?.[0].length;
        resolve({
          status: response.statusCode ?? 0,
          ...(response.headers['access-control-allow-origin'] !== ORIGIN && { cors: false }),
          ...(padding && { padding }),
          ...(Buffer.from(text).equals(bytes)
            ? { body: padding ? text.replace('x'.repeat(padding), '') : text }
            : { base64: bytes.toString('base64') }),
        });
      });
      response.on('error', reject);
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asked.end(question && JSON.stringify(question));
  });
}

/**
 * What a fault changes in an exchange apart from its text: read from the fault definition, so that no timing decides
 * it.
 */
function manner(name: FaultName | null, command: string | undefined): Partial<RecordedAnswer> {
  const fault = name && FAULTS[name];
  if (!fault || !('apply' in fault)) return {};
  const exchange = {
    command,
    settings: {},
    untilOff: Promise.resolve(),
    before: undefined as Promise<void> | undefined,
    silent: false,
    reset: false,
    cors: true,
    trickleMs: 0,
    delayMs: 0,
    change: undefined,
    device: { remove: () => undefined },
  };
  try {
    (fault.apply as (one: typeof exchange) => void)(exchange);
  } catch {
    return {}; // A refusal: its text is part of the answer.
  }
  const { before, silent, reset, delayMs, trickleMs } = exchange;
  return {
    ...((silent || before) && { silent: true }),
    ...(reset && { reset }),
    ...(delayMs && { delayMs }),
    ...(trickleMs && { trickleMs }),
  };
}

async function answerTo(
  port: number,
  name: FaultName | null,
  method: string,
  command?: string,
  fields?: object,
) {
  const how = method === 'OPTIONS' ? {} : manner(name, command);
  if (method === 'OPTIONS' && name === 'silent') how.silent = true;
  if (how.silent || how.reset) return { status: 0, ...how };
  const question = command ? { body: { qrinfo: { qrcodetype: command, ...fields } } } : undefined;
  const answer = await ask(port, method, question);
  return answer && { ...answer, ...how };
}

const valueOf = (answer: RecordedAnswer | undefined, key: string): string | undefined =>
  new RegExp(`"${key}":"([^"]+)"`).exec(answer?.body ?? '')?.[1];

async function everyAnswer(port: number, name: FaultName | null): Promise<FaultAnswers> {
  const answers: FaultAnswers = {};
  const note = async (key: string, ...question: [method: string, command?: string, fields?: object]) => {
    const answer = await answerTo(port, name, ...question);
    if (answer) answers[key] = answer;
  };
  await note('GET', 'GET');
  await note('OPTIONS', 'OPTIONS');
  for (const [command, fields] of Object.entries(COMMANDS)) await note(command, 'POST', command, fields);
  const [signed, cert] = [valueOf(answers['SignData'], 'signed'), valueOf(answers['SignCert'], 'signcert')];
  const toVerify = { signatureobjects: [{ org: TEXT, signed, cert }] };
  if (signed && cert) await note('VerifyData', 'POST', 'VerifyData', toVerify);
  return answers;
}

/**
 * The two date faults count from today; from these fixed days on, their certificates stay expired, or not yet valid.
 */
const TODAY: Partial<Record<FaultName, number>> = {
  expired: Date.UTC(2020, 0, 2),
  'not-yet-valid': Date.UTC(2045, 0, 1),
};

/** A lock with a verified PIN, always the same one, then the fault, then every request. */
async function under(name: FaultName | null, port: number, locks: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lock-fault-'));
  cpSync(locks, dataDir, { recursive: true });
  const simulator = await startSimulator({ port, controlPort: 0, dataDir, origins: [ORIGIN] });
  const realNow = Date.now;
  try {
    const control = simulatorControl(simulator.controlUrl ?? '');
    await answerTo(port, null, 'POST', 'CAInit');
    await answerTo(port, null, 'POST', 'CheckPin', COMMANDS.CheckPin);
    const day = name ? TODAY[name] : undefined;
    if (day) Date.now = () => day;
    // Late answers are not waited for: their delay is stored beside the answer.
    await control.fault(name, { ms: 1 });
    const at = (await control.state()).port;
    const stranger = at !== null && at !== port ? await answerTo(port, null, 'GET') : undefined;
    return {
      at: at === null ? null : at - port,
      ...(stranger && { stranger }),
      answers: at === null ? {} : await everyAnswer(at, name),
    };
  } finally {
    Date.now = realNow;
    await simulator.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const simulatorFaults: readonly string[] = Object.keys(FAULTS);

/** Records the answers without a fault, and, for each fault, the differences. Takes five free ports. */
export async function recordFaults(port: number): Promise<Recording> {
  const locks = mkdtempSync(join(tmpdir(), 'lock-faults-'));
  const issue = {
    algorithm: 'RSA-2048' as const,
    commonName: '示例建设工程有限公司',
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2049-12-31T00:00:00Z'),
  };
  try {
    await (await startSimulator({ port, controlPort: false, dataDir: locks, issue })).stop();
    const { answers: honest } = await under(null, port, locks);
    const faults: Record<string, FaultRecord> = {};
    for (const name of Object.keys(FAULTS) as FaultName[]) {
      const record = await under(name, port, locks);
      faults[name] = { ...record, answers: unlike(honest, record.answers) };
    }
    return { honest, faults };
  } finally {
    rmSync(locks, { recursive: true, force: true });
  }
}

/** Only the fields that differ from the correct answer. */
function unlike(honest: FaultAnswers, answers: FaultRecord['answers']): FaultRecord['answers'] {
  const differing = Object.entries(answers).map(([question, answer]) => {
    const usual = Object.entries(honest[question] ?? {});
    const fields = Object.entries(answer).filter(
      ([key, value]) => !usual.some(([name, same]) => name === key && same === value),
    );
    return [question, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(differing.filter(([, fields]) => Object.keys(fields).length > 0));
}

/**
 * The same recording with an asterisk for values that are new in every run: keys, certificates, signatures, numbers,
 * times.
 */
export const withoutChance = (recording: Recording): unknown =>
  JSON.parse(
    JSON.stringify(recording, (key, value: unknown) =>
      key === 'base64' ? Buffer.from(String(value), 'base64').toString('latin1') : value,
    )
      .replaceAll(/SIM-\w+/g, 'SIM-*')
      .replaceAll(/(\\"(?:sn|skid|signcert|decryptcert|signed)\\":\\")[^"\\]+/g, '$1*')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '*'),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const recording = await recordFaults(21345);
  const text = JSON.stringify(recording, null, 2).replaceAll('\uFEFF', '\\uFEFF');
  const file = fileURLToPath(new URL('./recorded-faults.fixtures.ts', import.meta.url));
  const head = `import type { Recording } from './fault-service.fixtures.js';\n\n/** Written by recordFaults.fixtures.ts from the simulator; the test of the fault stories compares it with a new run. */\n`;
  writeFileSync(file, `${head}export const recordedFaults: Recording = ${text};\n`);
  console.log(`${Object.keys(recording.faults).length} faults`);
}
