import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tagTurns } from '../../.storybook/turns.js';
import { storyFiles } from './story-files.js';

it('a push has every look of some files, and all else of most', () => {
  const all = storyFiles.map((path) => ({ path, ...tagTurns(readFileSync(path, 'utf8'), path) }));
  for (const look of [/Dark/, /Elder/, /Contrast/, /Wide/, /English/])
    expect(all.filter(({ turn }) => turn && look.test(turn)).length).toBeGreaterThan(5);
  // A rule that removes more stories would remove more than looks and shared states.
  const leftIn = (part: RegExp) => all.filter(({ path }) => part.test(path)).flatMap((one) => one.left);
  const pages = leftIn(/features/);
  const states = pages.filter((name) =>
    /(?:Failed|Loading|Empty|NoPermission|Long(?:Text|Content)|Phone)$/.test(name),
  );
  expect(states.length).toBeGreaterThan(250);
  expect(states.length).toBeLessThan(300);
  expect(pages.length - states.length).toBeLessThan(110);
  const others = leftIn(/^(?!.*features)/);
  expect(others.length).toBeGreaterThan(250);
  expect(others.length).toBeLessThan(330);
});
