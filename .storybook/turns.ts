import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

/** The tag of stories that only `pnpm test:deep:stories` runs. */
export const deepTag = 'deep';

/** Globals that change the look of a story but not its content. */
const looks = new Set(['theme', 'contrast', 'mode', 'density', 'locale', 'viewport']);

/** The used part of the parser's nodes. */
interface Node {
  type: string;
  start?: number | null;
  end?: number | null;
  expression?: Node;
  properties?: Node[];
  key?: { name?: string; value?: string };
  value?: Node;
  argument?: Node;
  callee?: { name?: string };
  name?: string;
}

const bare = (node: Node | undefined): Node | undefined =>
  node?.type.startsWith('TS') ? bare(node.expression) : node;

const nameOf = ({ key }: Node) => key?.name ?? key?.value;
const isOnScreen = (node: Node | undefined) =>
  node?.type === 'CallExpression' && node.callee?.name === 'onScreen';

/** `onScreen('phone')`, `{ ...onScreen('laptop'), theme: 'dark' }` and the like. */
const areLooks = (globals: Node | undefined): boolean =>
  isOnScreen(globals) ||
  (globals?.properties?.every((one) =>
    one.type === 'SpreadElement' ? isOnScreen(one.argument) : looks.has(nameOf(one) ?? ''),
  ) ??
    false);

interface Read {
  name: string;
  /** Start of the story's object. */
  start: number;
  globals: string;
  hasGlobals: boolean;
  ownPlay: boolean;
  hasTags: boolean;
  /** `tags: ['!test']`: excluded from all runs. */
  untested: boolean;
  /** The story that it spreads, if only the look differs. */
  spread: string | undefined;
  rest: string;
}

function read(code: string, fileName: string): Map<string, Read> {
  const csf = loadCsf(code, { fileName, makeTitle: (title = '') => title }).parse();
  const text = ({ start, end }: Node) => code.slice(start ?? 0, end ?? 0).replaceAll(/\s+/g, ' ');
  const stories = new Map<string, Read>();
  for (const name of Object.keys(csf._stories)) {
    const story = bare(csf.getStoryExport(name) as Node);
    if (story?.type !== 'ObjectExpression') continue;
    const properties = story.properties ?? [];
    const called = (wanted: string) => properties.find((one) => nameOf(one) === wanted);
    const globals = called('globals');
    const rest = properties.filter((one) => !['globals', 'name', 'tags', 'play'].includes(nameOf(one) ?? ''));
    const [first] = rest;
    stories.set(name, {
      name,
      start: story.start ?? 0,
      globals: globals && areLooks(bare(globals.value)) ? text(globals) : '',
      hasGlobals: globals !== undefined,
      ownPlay: called('play') !== undefined,
      hasTags: called('tags') !== undefined,
      untested: (csf._stories[name]?.tags ?? []).includes('!test'),
      spread:
        rest.length === 1 && first?.type === 'SpreadElement' && first.argument?.type === 'Identifier'
          ? first.argument.name
          : undefined,
      rest: rest.map(text).toSorted().join(),
    });
  }
  return stories;
}

/**
 * Stories of a file that only show another story in another look: the same arguments and network and no play
 * function. The default look and the phone do not count as other looks.
 */
function looksIn(stories: ReadonlyMap<string, Read>): Read[] {
  /** The content of a story in a canonical form. */
  const shows = (story: Read): string => {
    const from = story.spread === undefined ? undefined : stories.get(story.spread);
    return from ? shows(from) : story.rest;
  };
  const all = [...stories.values()].filter(({ untested }) => !untested);
  /** Of stories with the same content, the one in the default look, if any. */
  const original = (story: Read) => {
    const same = all.filter((one) => shows(one) === shows(story));
    return same.find((one) => !one.hasGlobals) ?? same.find((one) => one.ownPlay) ?? same[0];
  };
  return all.filter(
    (story) =>
      story.globals !== '' &&
      !/^globals: (onScreen\('phone'\)|\{ viewport: .*\} \})$/.test(story.globals) &&
      !story.ownPlay &&
      !story.hasTags &&
      original(story) !== story,
  );
}

/**
 * States that are rendered by shared code with its own stories (the read boundary, the list engine), and the
 * phone, on which the end-to-end run opens one page in three. On a push one page in three has them.
 */
const drawnForPages = /^(.*?)(Failed|Loading|Empty|NoPermission|LongText|LongContent|(?:On)?Phone)$/;
const onePageIn = 3;
const isPage = (fileName: string) => /[\\/]features[\\/]/.test(fileName);

/** `Failed`, or in a file of several pages `UsersFailed` beside `Users`. */
const isDrawnForPages = ({ name }: Read, stories: ReadonlyMap<string, Read>): boolean => {
  const page = drawnForPages.exec(name)?.[1];
  return page === '' || (page !== undefined && stories.has(page));
};

/** Stories that the sheet of all states (`States`) shows as well: the default, and those with the same name. */
function isOnSheet({ name, rest, ownPlay, hasGlobals }: Read, stories: ReadonlyMap<string, Read>): boolean {
  const sheet = stories.get('States')?.rest;
  if (sheet === undefined || ownPlay || hasGlobals || !/^(?:args: \{.*\})?$/.test(rest)) return false;
  const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return name === 'Default' || new RegExp(`\\b${key}\\b`).test(sheet);
}

/**
 * Stories of a file by name: `turn` is the look that runs on a push, a different one for each file, `left` are the
 * skipped ones.
 */
export interface Turns {
  turn?: string;
  left: string[];
  /** The source with the tag added to each story of `left`: Storybook reads tags from the source. */
  code: string;
}

export function tagTurns(code: string, fileName: string): Turns {
  const stories = read(code, fileName);
  const sum = [...fileName.replace(/^.*[\\/]/, '')].reduce(
    (all, letter) => all + (letter.codePointAt(0) ?? 0),
    0,
  );
  const looks = looksIn(stories);
  const turn = looks[sum % looks.length];
  const isTurnOfStates = sum % onePageIn === 0;
  const states = [...stories.values()].filter((story) => {
    if (story.hasTags) return false;
    return isPage(fileName) ? !isTurnOfStates && isDrawnForPages(story, stories) : isOnSheet(story, stories);
  });
  const left = new Set([
    ...looks.filter((look) => look !== turn),
    ...states.filter((state) => state !== turn),
  ]);
  return {
    ...(turn && { turn: turn.name }),
    left: [...left].map(({ name }) => name),
    code: [...left]
      .map(({ start }) => start + 1)
      .toSorted((a, b) => b - a)
      .reduce((all, at) => `${all.slice(0, at)} tags: ['${deepTag}'],${all.slice(at)}`, code),
  };
}

export const turnsTagged = (): Plugin => ({
  name: 'turns-tagged',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.stories.tsx') ? tagTurns(code, id).code : undefined),
});
