import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// The beginning of a message is what was expected and what came; the rest is call stacks and page dumps. A test that says
// all that is wrong with a row has several messages: of each stack the first line is enough.
const isCall = (line) => /^\s+at .+(?::\d+:\d+|<anonymous>)\)?$/.test(line);
const beginning = (messages) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line, place, lines) => !isCall(line) || !isCall(lines[place - 1] ?? ''))
    .slice(0, 40)
    .join('\n');

const fromVitest = (report) =>
  report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      // many stories are called Default: the file says whose
      name: [basename(file.name), ...test.ancestorTitles, test.title].join(' › '),
      state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      ms: test.duration ?? 0,
      why: beginning(test.failureMessages ?? []),
    }));
    // A file whose import or set-up fails has no failed test.
    const broken = file.status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return broken
      ? [
          ...tests,
          { name: basename(file.name), state: 'failed', ms: 0, why: beginning([file.message ?? '']) },
        ]
      : tests;
  });

function fromPlaywright(report) {
  const inSuite = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: [...path, suite.title, spec.title].filter(Boolean).join(' › '),
        // a flaky test has failed once: it counts as failed
        state: { expected: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
        ms: test.results.reduce((sum, result) => sum + result.duration, 0),
        why: beginning(
          test.results.flatMap(({ errors }) => (errors ?? []).map(({ message }) => message ?? '')),
        ),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...path, suite.title])),
  ];
  return report.suites.flatMap((suite) => inSuite(suite, []));
}

const readers = { vitest: fromVitest, playwright: fromPlaywright };

function testsOf({ report }) {
  if (!report || !existsSync(report.file)) return [];
  return readers[report.kind](JSON.parse(readFileSync(report.file, 'utf8')));
}

/**
 * Sums tests and checks over all steps. A check counts once. A test run counts its tests; when it failed without
 * a failed test (it crashed, found no tests, printed an unexpected error, was not run), that counts as one failure,
 * and so does a passed run without tests: an empty run must not pass.
 */
export function tally(results) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const tests = [];
  for (const { step, code } of results) {
    const own = testsOf(step).map((test) => ({ ...test, step: step.title }));
    const count = (state) => own.filter((test) => test.state === state).length;
    tests.push(...own);
    sum.passed += count('passed');
    sum.failed += count('failed');
    sum.skipped += count('skipped');
    if (code !== 0 && count('failed') === 0) sum.failed += 1;
    else if (step.report && count('passed') + count('failed') === 0) sum.failed += 1;
    else if (!step.report) sum.passed += 1;
  }
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const failures = tests.filter(({ state }) => state === 'failed');
  return { ...sum, slowest, failures };
}
