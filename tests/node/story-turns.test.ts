import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { deepTag, tagTurns } from '../../.storybook/turns.js';

// A push runs each state once: looks of another story run in the deep run, except for one per file.
const file = (stories: string) => `export default { title: 'One' };\n${stories}`;
const looks = (stories: string) => {
  const { turn, left } = tagTurns(file(stories), 'One.stories.tsx');
  return turn === undefined ? left : [turn, ...left];
};

describe('a look of another story', () => {
  it.each([
    ['the file itself', `export const Default = {}; export const Dark = { globals: { theme: 'dark' } };`],
    ['its width', `export const A = {}; export const Dark = { globals: onScreen('wide') };`],
    [
      'both',
      `export const A = {}; export const Dark = { globals: { ...onScreen('phone'), mode: 'elder' } };`,
    ],
    [
      'a story that it spreads, with its play',
      `export const A = { play() {} }; export const Dark = { ...A, globals: { theme: 'dark' } };`,
    ],
    [
      'one with the same arguments',
      `export const A = { args: { a: 1 }, play() {} };
       export const Dark = { args: { a: 1 }, globals: { theme: 'dark' } };`,
    ],
  ])('%s', (_, stories) => expect(looks(stories)).toEqual(['Dark']));
});

describe('a state of its own', () => {
  it.each([
    ['a play', `export const A = {}; export const Dark = { globals: { theme: 'dark' }, play() {} };`],
    ['arguments', `export const A = {}; export const Dark = { args: { a: 1 }, globals: { theme: 'dark' } };`],
    [
      'a network',
      `export const A = {}; export const Dark = { beforeEach() {}, globals: { theme: 'dark' } };`,
    ],
    ['the phone', `export const A = {}; export const Dark = { globals: onScreen('phone') };`],
    ['another global', `export const A = {}; export const Dark = { globals: { theme: 'dark', world: 2 } };`],
    ['no other that shows it', `export const A = { args: { a: 1 } }; export const Dark = { globals: {} };`],
    [
      'no other that is run',
      `export const A = { tags: ['!test'] }; export const Dark = { globals: { theme: 'dark' } };`,
    ],
    ['tags of its own', `export const A = {}; export const D = { tags: [], globals: { theme: 'dark' } };`],
  ])('%s', (_, stories) => expect(looks(stories)).toEqual([]));

  it('the first of those that have no ordinary look', () => {
    expect(
      looks(`export const A = { args: { a: 1 }, globals: { theme: 'dark' } };
             export const B = { args: { a: 1 }, globals: { mode: 'elder' } };`),
    ).toEqual(['B']);
  });
});

it('is tagged where it is not its turn', () => {
  const source = file(`export const A: Story = {};
    export const Dark: Story = { globals: { theme: 'dark' } };
    export const Elder: Story = { globals: { mode: 'elder' } };
    export const Walk: Story = { globals: { mode: 'elder' }, play: async () => {} };`);
  const { turn, left, code } = tagTurns(source, 'One.stories.tsx');
  const stories = loadCsf(code, { fileName: 'One.stories.tsx', makeTitle: (title = '') => title }).parse()
    ._stories;
  const tagged = Object.keys(stories).filter((name) => stories[name]?.tags?.includes(deepTag));
  expect(tagged).toEqual(left);
  expect([...(turn ? [turn] : []), ...left].toSorted()).toEqual(['Dark', 'Elder']);
});

describe('what is drawn for every page', () => {
  const states = `export const Failed = { play() {} }; export const Loading = {}; export const Default = {};`;
  const leftIn = (path: string) => tagTurns(file(states), path).left;

  it('a push has of one page in three', () => {
    const pages = Array.from({ length: 9 }, (_, page) =>
      leftIn(`/packages/app/src/features/${page}.stories.tsx`),
    );
    expect(pages.filter((left) => left.length === 0)).toHaveLength(3);
    expect(pages.find((left) => left.length > 0)).toEqual(['Failed', 'Loading']);
  });
  it('and of every widget', () => {
    for (let page = 0; page < 3; page += 1)
      expect(leftIn(`/packages/ui/src/${page}.stories.tsx`)).toEqual([]);
  });
  it('in a file of several pages only what is named after one of them', () => {
    const several = `export const Users = {}; export const UsersFailed = {}; export const UsersOnPhone = {};
      export const MenusFailed = { play() {} };`;
    expect(tagTurns(file(several), '/packages/app/src/features/2.stories.tsx').left).toEqual([
      'UsersFailed',
      'UsersOnPhone',
    ]);
  });
});

describe('what is on the sheet of all states', () => {
  const leftOf = (stories: string) => tagTurns(file(stories), 'One.stories.tsx').left;
  const sheet = `export const States = { render: () => <Sheet states={{ empty: <One />, chosen: <One /> }} /> };`;

  it('a push has there', () => {
    const one = `export const Default = {}; export const Chosen = { args: { value: 'a' } };`;
    expect(leftOf(one + sheet)).toEqual(['Default', 'Chosen']);
    expect(leftOf(one)).toEqual([]);
  });
  it.each([
    ['a play', `export const Chosen = { args: { value: 'a' }, play() {} };`],
    ['a rendering', `export const Chosen = { args: { value: 'a' }, render: () => null };`],
    ['another name', `export const Invalid = { args: { invalid: true } };`],
  ])('but not a state with %s of its own', (_, story) => expect(leftOf(story + sheet)).toEqual([]));
});
