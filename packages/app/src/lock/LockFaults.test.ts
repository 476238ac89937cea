import { expect, it } from 'vitest';
import * as stories from './LockFaults.stories.js';
import { simulatorFaults } from './record-faults.fixtures.js';

const argsOf = (story: object) => ('args' in story ? (story.args as { fault?: string }) : {});

it('every fault of the simulator has its story, and every story a fault', () => {
  const told = Object.values(stories).flatMap((story) => argsOf(story).fault || []);
  expect(told.toSorted()).toEqual(simulatorFaults.toSorted());
});
