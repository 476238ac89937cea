import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from '../../../scripts/test/run-steps.mjs';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const exits = (id: string, code: number, more: Partial<Step> = {}): Step => ({
  id,
  title: id,
  command: `node -e "console.log('says ${id}'); process.exit(${code})"`,
  ...more,
});
const run = (steps: Step[]) => runSteps(steps, { cwd: process.cwd(), env: process.env });

test('a failure does not hide the steps after it', async () => {
  const results = await run([exits('first', 3), exits('second', 0)]);
  expect(results.map(({ step, code }) => [step.id, code]).toSorted()).toEqual([
    ['first', 3],
    ['second', 0],
  ]);
  expect(printed).toContain('says first');
  expect(printed).toContain('✗ first: exit 3');
});

test('a step whose condition failed is not run and says so', async () => {
  const results = await run([exits('build', 1), exits('size', 0, { after: ['build'] })]);
  expect(results.find(({ step }) => step.id === 'size')?.code).toBe('not run');
  expect(printed).not.toContain('says size');
});

test('light steps run side by side, of heavy ones one at a time, with one light step beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const diary = join(folder, 'diary');
  // each step waits until others have started or ended: in a wrong order the test would not end
  const step = (id: string, until: string[], heavy = false): Step => {
    const source = `
      const { appendFileSync, readFileSync } = require('node:fs');
      appendFileSync(process.env.DIARY, '+${id}');
      while (!${JSON.stringify(until)}.every((one) => readFileSync(process.env.DIARY, 'utf8').includes(one)));
      appendFileSync(process.env.DIARY, '-${id}');`;
    writeFileSync(join(folder, `${id}.cjs`), source);
    return { id, title: id, command: `node ${join(folder, `${id}.cjs`)}`, heavy };
  };
  await runSteps(
    [
      step('a', ['+b']),
      step('b', ['+a', '+H']), // goes on while H begins
      step('H', ['-b', '-c'], true), // goes on until c, which begins after b, has ended
      step('I', [], true),
      step('c', []),
    ],
    { cwd: folder, env: { ...process.env, DIARY: diary } },
  );
  const written = readFileSync(diary, 'utf8');
  rmSync(folder, { recursive: true });
  expect(written).toMatch(/^(?:\+a\+b|\+b\+a)-a\+H-b\+c-c-H\+I-I$/);
});

test('a command that does not exist fails', async () => {
  const [result] = await run([{ id: 'x', title: 'x', command: 'no-such-command-here' }]);
  expect(result?.code).toBe(127);
});
