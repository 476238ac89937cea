// What `pnpm test` does, in order. A step is a check (it passes or fails as one) or a test run (it writes a JSON
// report whose tests are counted). `heavy` steps use every core: one at a time, with one of the others beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';

// The commands are those of package.json: what CI runs is what a contributor types.
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** @param {{ reports: string }} where folder of the JSON reports */
export function steps({ reports }) {
  const testRun = (id, command) => ({
    command: `${command} --reporter=default --reporter=json --outputFile.json=${join(reports, `${id}.json`)}`,
    report: { kind: 'vitest', file: join(reports, `${id}.json`) },
    heavy: true,
  });
  return [
    { id: 'browser', title: 'Browser', command: 'node scripts/ensure-browser.mjs' },
    { id: 'build', title: 'Build the packages', command: scripts.build },
    // Fewer garbage collections: a ninth less CPU time, for more memory.
    { id: 'types', title: 'Types', command: scripts.typecheck, env: { GOGC: '400' } },
    { id: 'unit', title: 'Unit and server tests', ...testRun('unit', scripts['test:unit']) },
    // Beside the tests, the longest first, and steps without dependents last.
    {
      id: 'examples',
      title: 'Projects made of the packages',
      command: `${scripts['check:examples']} --push`,
      after: ['browser', 'build'],
    },
    { id: 'storybook', title: 'Build Storybook', command: scripts['build-storybook'] },
    {
      id: 'kit',
      title: 'Storybook as designers meet it',
      command: scripts['check:storybook'],
      after: ['browser', 'storybook'],
    },
    {
      id: 'packages',
      title: 'Packages as they are published',
      command: scripts['check:packages'],
      after: ['build'],
    },
    {
      id: 'guide',
      title: 'The guide to a server, walked',
      command: scripts['check:guide'],
      after: ['build'],
    },
    { id: 'size', title: 'Size budgets', command: scripts.size, after: ['build'] },
    { id: 'lint', title: 'Lint', command: scripts.lint },
    { id: 'format', title: 'Format', command: scripts['format:check'] },
    {
      id: 'container',
      title: 'The container file, where an engine runs',
      command: scripts['check:container'],
    },
    {
      id: 'stories',
      title: 'Story tests with accessibility',
      ...testRun('stories', scripts['test:stories']),
      after: ['browser'],
    },
    {
      id: 'e2e',
      title: 'End to end',
      command: scripts['test:e2e'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
      report: { kind: 'playwright', file: join(reports, 'e2e.json') },
      heavy: true,
      after: ['browser', 'build'],
    },
  ];
}
