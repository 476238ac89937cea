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

test('light steps run side by side, a heavy one alone and in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const diary = join(folder, 'diary');
  // each light step waits until it has seen the other one begin: run one by one they would never end
  const together = (id: string, other: string) => `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(process.env.DIARY, '+${id}');
    while (!readFileSync(process.env.DIARY, 'utf8').includes('+${other}'));
    appendFileSync(process.env.DIARY, '-${id}');`;
  const alone = (id: string) => `
    const { appendFileSync } = require('node:fs');
    appendFileSync(process.env.DIARY, '+${id}');
    appendFileSync(process.env.DIARY, '-${id}');`;
  const step = (id: string, source: string, heavy = false): Step => {
    writeFileSync(join(folder, `${id}.cjs`), source);
    return { id, title: id, command: `node ${join(folder, `${id}.cjs`)}`, heavy };
  };
  await runSteps(
    [
      step('a', together('a', 'b')),
      step('b', together('b', 'a')),
      step('H', alone('H'), true),
      step('c', alone('c')),
    ],
    { cwd: folder, env: { ...process.env, DIARY: diary } },
  );
  const written = readFileSync(diary, 'utf8');
  rmSync(folder, { recursive: true });
  expect(written).toMatch(/^(?:[+-][ab]){4}\+H-H\+c-c$/);
});

test('a command that does not exist fails', async () => {
  const [result] = await run([{ id: 'x', title: 'x', command: 'no-such-command-here' }]);
  expect(result?.code).toBe(127);
});
