import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tally } from '../../../scripts/test/tally.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function vitestStep(statuses: string[]) {
  const file = join(folder, 'unit.json');
  const assertionResults = statuses.map((status, index) => ({
    ancestorTitles: ['group'],
    title: `test ${index}`,
    status,
    duration: index * 10,
  }));
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: '/home/a/Button.stories.tsx', assertionResults }] }),
  );
  return { title: 'Unit', report: { kind: 'vitest' as const, file } };
}
function playwrightStep(statuses: string[]) {
  const file = join(folder, 'e2e.json');
  const specs = statuses.map((status, index) => ({
    title: `path ${index}`,
    tests: [{ status, results: [{ duration: 500 }, { duration: 500 }] }],
  }));
  writeFileSync(
    file,
    JSON.stringify({ suites: [{ title: 'a.spec.ts', suites: [{ title: 'inner', specs }] }] }),
  );
  return { title: 'End to end', report: { kind: 'playwright' as const, file } };
}
const check = { title: 'Types' };
const sum = (results: Parameters<typeof tally>[0]) => {
  const { passed, failed, skipped } = tally(results);
  return { passed, failed, skipped };
};

test('tests of all runners and the checks are one sum', () => {
  const results = [
    { step: check, code: 0 },
    { step: vitestStep(['passed', 'passed', 'failed', 'pending']), code: 1 },
    { step: playwrightStep(['expected', 'unexpected', 'skipped']), code: 1 },
  ];
  expect(sum(results)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a flaky end-to-end test has failed', () => {
  expect(sum([{ step: playwrightStep(['flaky']), code: 0 }])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run that ends badly without a failed test is one failure', () => {
  expect(sum([{ step: vitestStep(['passed']), code: 1 }])).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('nothing is green because nothing ran', () => {
  expect(sum([{ step: vitestStep([]), code: 0 }]).failed).toBe(1);
  const unwritten = {
    title: 'Unit',
    report: { kind: 'vitest' as const, file: join(folder, 'missing.json') },
  };
  expect(sum([{ step: unwritten, code: 0 }]).failed).toBe(1);
  expect(sum([{ step: check, code: 'not run' }])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the slowest ten come from all runners, slowest first', () => {
  const { slowest } = tally([
    { step: vitestStep(Array.from({ length: 15 }, () => 'passed')), code: 0 },
    { step: playwrightStep(['expected']), code: 0 },
  ]);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toMatchObject({ step: 'End to end', name: 'a.spec.ts › inner › path 0', ms: 1000 });
  expect(slowest[1]).toMatchObject({ name: 'Button.stories.tsx › group › test 14', ms: 140 });
});

test('what failed is named with its reason, whichever runner it comes from', () => {
  const unit = join(folder, 'reasons.json');
  const failed = {
    ancestorTitles: ['a'],
    title: 'b',
    status: 'failed',
    failureMessages: ['expected 1\n  at x'],
  };
  const files = [
    { name: '/home/a/pay.test.ts', status: 'failed', assertionResults: [failed] },
    { name: '/home/a/setup.test.ts', status: 'failed', message: 'no database', assertionResults: [] },
  ];
  writeFileSync(unit, JSON.stringify({ testResults: files }));
  const e2e = join(folder, 'e2e.json');
  const errors = [{ message: '\u001b[31mnot visible\u001b[39m' }];
  const specs = [{ title: 'opens', tests: [{ status: 'unexpected', results: [{ duration: 1, errors }] }] }];
  writeFileSync(e2e, JSON.stringify({ suites: [{ title: 'a.spec.ts', specs }] }));
  const results = [
    { step: { title: 'Unit', report: { kind: 'vitest' as const, file: unit } }, code: 1 },
    { step: { title: 'End to end', report: { kind: 'playwright' as const, file: e2e } }, code: 1 },
  ];
  expect(tally(results)).toMatchObject({
    failed: 3,
    failures: [
      { step: 'Unit', name: 'pay.test.ts › a › b', why: 'expected 1\n  at x' },
      { step: 'Unit', name: 'setup.test.ts', why: 'no database' },
      { step: 'End to end', name: 'a.spec.ts › opens', why: 'not visible' },
    ],
  });
});

test('all that a test says is told, each with the first line of its stack', () => {
  const file = join(folder, 'soft.json');
  const stack =
    '\n    at row.test.ts:1:2\n    at runner.js:3:4\n    at new Promise (<anonymous>)\n    at async runner.js:5:6';
  const failed = {
    ancestorTitles: [],
    title: 'row',
    status: 'failed',
    failureMessages: [`no path${stack}`, `no example${stack}`],
  };
  const files = [{ name: '/home/a/row.test.ts', status: 'failed', assertionResults: [failed] }];
  writeFileSync(file, JSON.stringify({ testResults: files }));
  const step = { title: 'Unit', report: { kind: 'vitest' as const, file } };
  expect(tally([{ step, code: 1 }]).failures).toMatchObject([
    { why: 'no path\n    at row.test.ts:1:2\nno example\n    at row.test.ts:1:2' },
  ]);
});
