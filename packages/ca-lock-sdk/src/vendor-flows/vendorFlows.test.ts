import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LockError } from '../errors/LockError.js';
import type { CertificatePair } from '../keys.js';
import {
  anxinRenew,
  bjcaApply,
  cfcaChange,
  cfcaDelay,
  FlowBroken,
  shcaChange,
  shcaDelay,
  type BreakReport,
  type FlowLock,
  type FlowRecord,
  type FlowRun,
  type IssueRequest,
  type KeyProofs,
} from './index.js';

const PIN = 'Zq#12345';
const orderNo = 'DD20261121001';

/** How one outside operation ends: normally, or interrupted in one of four ways. */
type Cut = 'before' | 'after' | 'abort' | 'vanish';

/**
 * A lock, a server that respects `requestId`, and a store for the record. Every operation passes
 * `step`, where a test can interrupt it: before it has an effect, after it (the answer is lost), by an
 * abort of the user, or by a page that closes and never gets another answer.
 */
function world() {
  let operations = 0;
  let cut: { at: number; how: Cut } | undefined;
  let page = { abort: new AbortController(), vanish: () => {} };
  const outside: string[] = [];
  const drawer: { record?: FlowRecord | undefined } = {};
  const issued = new Map<string, CertificatePair & { keys: KeyProofs }>();
  const applications = new Set<string>();
  const reports: BreakReport[] = [];
  const installs: string[] = [];
  const lock = { device: 'SIM-1', pending: {} as Record<string, string>, sign: '', keys: 0, imports: 0 };

  async function step<T>(what: string, effect: () => T, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    outside.push(what);
    operations += 1;
    if (operations !== cut?.at) return effect();
    if (cut.how === 'before') throw new TypeError('network');
    if (cut.how === 'after') {
      effect();
      throw new LockError('outcome-unknown');
    }
    if (cut.how === 'abort') page.abort.abort();
    else page.vanish();
    return new Promise<T>(() => {});
  }

  const issue = (requestId: string, keys: KeyProofs) => {
    const before = issued.get(requestId);
    const made = before ?? {
      keys,
      signCertificate: `cert for ${keys.signPublicKey}`,
      encryptCertificate: `cert for ${keys.encryptPublicKey}`,
    };
    issued.set(requestId, made);
    return { signCertificate: made.signCertificate, encryptCertificate: made.encryptCertificate };
  };
  const call = <Request extends object, T>(name: string, effect: (request: Request) => T) => {
    return (request: Request, { signal }: { signal?: AbortSignal | undefined }) =>
      step(`${name} ${JSON.stringify(request)}`, () => effect(request), signal);
  };

  const flowLock: FlowLock = {
    read: (item, options) =>
      step(
        `read ${item}`,
        () => {
          if (item === 'deviceId') return lock.device;
          if (!lock.sign) throw new LockError('no-certificate', { item });
          return lock.sign;
        },
        options?.signal,
      ),
    checkPin: (pin, options) =>
      step(
        'checkPin',
        () => {
          if (pin !== PIN) throw new LockError('pin-wrong');
        },
        options?.signal,
      ),
    generateKeyPair: ({ usage, challenge }, options) =>
      step(
        `generate ${usage}`,
        () => {
          lock.keys += 1;
          lock.pending[usage] = `key ${lock.keys}`;
          return { publicKeySpki: `key ${lock.keys}`, proof: `key ${lock.keys} over ${challenge}` };
        },
        options?.signal,
      ),
    importCertificates: (pair, options) =>
      step(
        'import',
        () => {
          const fits = (certificate: string, usage: string) =>
            certificate === `cert for ${lock.pending[usage]}`;
          if (!fits(pair.signCertificate, 'sign') || !fits(pair.encryptCertificate, 'encrypt'))
            throw new LockError('import-failed');
          lock.imports += 1;
          lock.sign = pair.signCertificate;
        },
        options?.signal,
      ),
  };
  const broken = call('broken', (report: BreakReport) => void reports.push(report));
  const issueCall = call('issue', (request: IssueRequest) => issue(request.requestId, request));
  const cfca = {
    change: issueCall,
    delay: issueCall,
    saveInstallStatus: call('status', (status: { installed: boolean; requestId: string }) => {
      if (status.installed) installs.push(status.requestId);
      else reports.push(status as unknown as BreakReport);
    }),
  };
  const shca = { change: issueCall, delay: issueCall, broken };
  const anxin = {
    renew: call('renew', (request: IssueRequest) => {
      issue(request.requestId, request);
      return { applyId: request.requestId };
    }),
    download: call('download', ({ applyId }: { applyId: string }) =>
      issue(applyId, issued.get(applyId)!.keys),
    ),
    broken,
  };
  const bjca = {
    submitCertApply: call('submit', ({ requestId }: { requestId: string }) => {
      applications.add(requestId);
      return { applyId: requestId, challenge: `fresh ${requestId}` };
    }),
    uploadKeyAndDownloadCert: call('exchange', (request: KeyProofs & { applyId: string }) => {
      if (!applications.has(request.applyId)) throw new Error('no such application');
      return issue(request.applyId, request);
    }),
    recoverFromError: broken,
  };
  const flows = {
    'cfca-change': (run: FlowRun) => cfcaChange(cfca, run),
    'cfca-delay': (run: FlowRun) => cfcaDelay(cfca, run),
    'shca-change': (run: FlowRun) => shcaChange(shca, run),
    'shca-delay': (run: FlowRun) => shcaDelay(shca, run),
    'anxin-renew': (run: FlowRun) => anxinRenew(anxin, run),
    'bjca-apply': (run: FlowRun) => bjcaApply(bjca, run),
  };
  return {
    lock,
    flowLock,
    shca,
    issued,
    reports,
    installs,
    drawer,
    outside,
    count: () => operations,
    /** One visit of the page, interrupted at one operation or not at all. */
    visit(name: FlowName, cutHere?: { at: number; how: Cut }, more: Partial<FlowRun> = {}) {
      const abort = new AbortController();
      operations = 0;
      cut = cutHere;
      const vanished = new Promise<'vanished'>((resolve) => {
        page = { abort, vanish: () => resolve('vanished') };
      });
      const save = (record: FlowRecord) =>
        step(`save ${JSON.stringify(record)}`, () => void (drawer.record = structuredClone(record)));
      const running = flows[name]({
        lock: flowLock,
        pin: PIN,
        orderNo,
        saved: drawer.record,
        signal: abort.signal,
        save,
        ...more,
      }).catch((error: unknown) => {
        if (error instanceof FlowBroken) return error;
        throw error;
      });
      return Promise.race([running, vanished]);
    },
  };
}

const names = [
  'cfca-change',
  'cfca-delay',
  'shca-change',
  'shca-delay',
  'anxin-renew',
  'bjca-apply',
] as const;
type FlowName = (typeof names)[number];
const cuts: readonly Cut[] = ['before', 'after', 'abort', 'vanish'];

/** Invariant: whatever was started is stored as 制证异常 or as done. */
function nothingLost(here: ReturnType<typeof world>) {
  const { record } = here.drawer;
  expect([undefined, 'exception', 'done']).toContain(record?.state);
  expect(record !== undefined || (here.issued.size === 0 && here.lock.keys === 0)).toBe(true);
  expect(JSON.stringify([here.outside, here.drawer, here.reports])).not.toContain(PIN);
}

/** The last visit, without interruption: one certificate for the order, and the lock has it. */
async function finishes(here: ReturnType<typeof world>, name: FlowName) {
  const result = await here.visit(name);
  expect(result).toMatchObject({ flow: name, state: 'done' });
  expect(here.drawer.record?.state).toBe('done');
  expect([...here.issued.values()].map(({ signCertificate }) => signCertificate)).toEqual([here.lock.sign]);
  expect(here.lock.imports).toBe(1);
  expect(new Set(here.installs)).toEqual(new Set(name.startsWith('cfca') ? here.issued.keys() : []));
  nothingLost(here);
}

describe('vendor flows', () => {
  it.each(names)('%s: from the lock to the written certificate', async (name) => {
    const here = world();
    const steps: string[] = [];
    const result = await here.visit(name, undefined, {
      onStep: ({ phase, index, count }) => {
        expect(index).toBeLessThan(count);
        steps.push(phase);
      },
    });
    expect(result).toMatchObject({ flow: name, orderNo, state: 'done' });
    expect([...new Set(steps)]).toEqual(['detect', 'generate', 'issue', 'write']);
    expect([here.issued.size, here.lock.imports, here.reports]).toEqual([1, 1, []]);
    expect(here.installs.length).toBe(name.startsWith('cfca') ? 1 : 0);
  });

  it.each(names)(
    '%s: interrupted at every operation in every way, it is in 制证异常 and resumes',
    async (name) => {
      const whole = world();
      await whole.visit(name);
      for (let at = 1; at <= whole.count(); at += 1) {
        for (const how of cuts) {
          const here = world();
          const end = await here.visit(name, { at, how });
          nothingLost(here);
          expect(end === 'vanished').toBe(how === 'vanish');
          const broken = end instanceof FlowBroken && end.record.state === 'exception';
          expect(here.reports.length).toBe(broken ? 1 : 0);
          expect(broken ? end.record : here.drawer.record).toEqual(here.drawer.record);
          await finishes(here, name);
        }
      }
    },
  );

  it('accepts any sequence of interruptions, in the steps, in the reports and in the store', async () => {
    const cutOff = fc.record({ at: fc.integer({ min: 1, max: 20 }), how: fc.constantFrom(...cuts) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(cutOff, { maxLength: 5 }),
        async (name, visits) => {
          const here = world();
          for (const visit of visits) {
            await here.visit(name, visit);
            nothingLost(here);
          }
          await finishes(here, name);
          expect(here.drawer.record?.state).toBe('done');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a wrong PIN changes nothing, neither at first nor on resuming', async () => {
    const here = world();
    const wrong = { pin: '000000' };
    const first = await here.visit('bjca-apply', undefined, wrong);
    expect(first).toMatchObject({ record: { state: 'ready' }, cause: { code: 'pin-wrong' } });
    expect([here.drawer.record, here.reports, here.issued.size]).toEqual([undefined, [], 0]);
    await here.visit('bjca-apply', { at: 9, how: 'before' });
    const waiting = structuredClone(here.drawer.record);
    await here.visit('bjca-apply', undefined, wrong);
    expect(here.drawer.record).toEqual(waiting);
    expect(here.reports.length).toBe(1);
    await finishes(here, 'bjca-apply');
  });

  it('does not continue with another lock', async () => {
    const here = world();
    await here.visit('cfca-change', { at: 9, how: 'before' });
    here.lock.device = 'SIM-2';
    expect(await here.visit('cfca-change')).toMatchObject({ cause: { code: 'lock-swapped' } });
    here.lock.device = 'SIM-1';
    await finishes(here, 'cfca-change');
  });

  it('reports a page that closed before it resumes', async () => {
    const here = world();
    await here.visit('bjca-apply', { at: 9, how: 'vanish' });
    expect(here.reports).toEqual([]);
    await finishes(here, 'bjca-apply');
    expect(here.reports).toMatchObject([{ orderNo, errorCode: 'page-left' }]);
  });

  it('creates new keys and a new certificate when they do not match', async () => {
    const here = world();
    await here.visit('cfca-delay', { at: 9, how: 'before' });
    const before = here.drawer.record!.requestId;
    here.lock.pending = { sign: 'another', encrypt: 'another' };
    expect(await here.visit('cfca-delay')).toMatchObject({ cause: { code: 'import-failed' } });
    expect(here.drawer.record).toMatchObject({ state: 'exception', errorCode: 'import-failed', done: {} });
    expect(here.drawer.record!.requestId).not.toBe(before);
    expect(await here.visit('cfca-delay')).toMatchObject({ state: 'done' });
    expect(here.lock.sign).toBe([...here.issued.values()].at(-1)?.signCertificate);
  });

  it('shows the error although neither the report nor the store works', async () => {
    const here = world();
    await here.visit('shca-change', { at: 9, how: 'before' });
    const full = () => Promise.reject(new Error('the drawer is full'));
    const end = await here.visit('shca-change', undefined, { save: full });
    expect(end).toBeInstanceOf(FlowBroken);
    expect(end).toMatchObject({
      record: { state: 'exception', errorCode: 'call-failed' },
      cause: { message: 'the drawer is full' },
    });
    const down = world();
    const noBroken = { change: down.shca.change, delay: down.shca.delay, broken: full };
    const run = { lock: down.flowLock, pin: PIN, orderNo, save: full };
    expect(await shcaDelay(noBroken, run).catch((error: unknown) => error)).toMatchObject({
      record: { state: 'exception', reported: false },
    });
  });

  it('trusts a written certificate only after reading it back', async () => {
    const here = world();
    const forgetful = { ...here.flowLock, importCertificates: async () => {} };
    const end = await here.visit('anxin-renew', undefined, { lock: forgetful });
    expect(end).toMatchObject({ cause: { code: 'import-failed', item: 'signCertificate' } });
    expect(here.drawer.record?.state).toBe('exception');
  });

  it('treats a finished record as finished, and ignores a foreign one', async () => {
    const here = world();
    await here.visit('shca-delay');
    expect(await here.visit('shca-delay')).toMatchObject({ state: 'done' });
    expect([here.count(), here.lock.imports]).toEqual([0, 1]);
    const other = await here.visit('shca-delay', undefined, { orderNo: 'DD-2' });
    expect(other).toMatchObject({ orderNo: 'DD-2', state: 'done' });
    expect(here.issued.size).toBe(2);
  });
});
