import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

/*
 * Every page has its loading, empty, error, no-permission, long-content and phone states as stories. The pages are
 * read from the index and arrivals files of the features, the stories from their own files: a new page without stories
 * fails here, and so does an unnecessary exception.
 */
const features = join(import.meta.dirname, '../../packages/app/src/features');
const read = (file: string) => readFileSync(file, 'utf8');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(features, file),
);

/** Names of the stories for each kind of state. In a file with several pages the page comes first: `UsersLoading`. */
const kinds = {
  loading: /^Loading|Loading$/,
  // A page of one record is empty if the record does not exist.
  empty: /^(Empty|Nothing|None|Gone|Unknown|NotFound|Withdrawn|Fresh)|Empty$/,
  failed: /^(Failed|NoConnection|NoAnswer)|Failed$/,
  // Another user's record does not seem to exist; the second token of spec 6 may be another user's.
  refused: /^(RoleNotAllowed|LoginFirst|NotMine)|(NoPermission|TokenInvalid)$/,
  long: /^Long|Long(Text|Content)$/,
  phone: /^Phone|OnPhone$/,
};
type Kind = keyof typeof kinds;

interface Page {
  name: string;
  module: string;
  /** Only a page that needs a login, or one in the server's menu tree, can be refused. */
  canBeRefused: boolean;
}

const pages = sources
  .filter((file) => /\/(index|arrivals)\.ts$/.test(file))
  .flatMap((door): Page[] => {
    const text = read(door);
    const entries = text.slice(text.search(/^export const (routes|views|arrivals)\b/m)).split(/\{(?=\s)/);
    return [...text.matchAll(/const (\w+) = lazyPage\(\(\) =>\s*import\('([^']+)\.js'\)/g)].map(
      ([, name = '', from = '']) => ({
        name,
        module: resolve(dirname(door), from),
        canBeRefused: entries.some(
          (entry) =>
            new RegExp(`page: ${name}\\b`).test(entry) &&
            /component: '|needsLogin|layout: 'work'/.test(entry),
        ),
      }),
    );
  });

/** Stories of each page's module, by their `render`, or else the component of the file. */
const storiesOf = new Map<string, string[]>();
for (const fileName of sources.filter((file) => file.endsWith('.stories.tsx'))) {
  const text = read(fileName);
  const csf = loadCsf(text, { fileName, makeTitle: (title = '') => title }).parse();
  const moduleOf = new Map(
    [...text.matchAll(/^import \{ (\w+Page) \} from '([^']+)\.js'/gm)].map(([, name = '', from = '']) => [
      name,
      resolve(dirname(fileName), from),
    ]),
  );
  for (const key of Object.keys(csf._stories)) {
    const { start, end } = csf.getStoryExport(key);
    const own = /<(\w+Page)\b/.exec(text.slice(start ?? 0, end ?? 0))?.[1];
    const usual = /\w+Page\b/.exec(csf.meta.component ?? '')?.[0];
    const shown = moduleOf.get(own ?? usual ?? '');
    if (shown) storiesOf.set(shown, [...(storiesOf.get(shown) ?? []), key]);
  }
}

/** States that a page cannot have, each with the reason. */
const captcha = 'waits only for the captcha, whose states LoginPage shows (CaptchaLoading, CaptchaFailed)';
const form = 'a form: there is nothing to list';
const bounded = 'fixed sentences, and fields of a bounded length';
const impossible: Partial<Record<string, Partial<Record<Kind, string>>>> = {
  NotFoundPage: {
    loading: 'static',
    empty: 'static',
    failed: 'static',
    long: 'static: it does not show the address, which a stranger may have written',
  },
  LoginPage: { empty: form, long: bounded },
  ForgotPage: { loading: captcha, empty: form, long: bounded },
  RegisterPage: { loading: 'asks for nothing before it is sent', long: bounded },
  JumpCaPage: {
    loading: 'that is all it usually shows: Default never gets its answer',
    empty: 'arriving with nothing is the login by lock: ByLock',
    long: bounded,
  },
  AlipayPage: { long: 'sentences of its own: nothing of the form that it passes on is ever shown' },
  EnvironmentCheckPage: { long: bounded },
  CommandsPage: {
    loading: 'asks the server for nothing; waiting for the lock is LockPanel’s',
    empty: 'a fixed list of commands',
    long: bounded,
  },
  SignFilesPage: {
    loading: 'asks the server for nothing before files are checked, and then the button waits',
  },
  CertificateWritePage: { refused: 'another’s order does not exist (Unknown); WrittenByStaff is the desk’s' },
};

it.each(pages)('$name', ({ name, module, canBeRefused }) => {
  const stories = storiesOf.get(module) ?? [];
  const problems = (Object.keys(kinds) as Kind[])
    .filter((kind) => kind !== 'refused' || canBeRefused)
    .flatMap((kind) => {
      const has = stories.some((story) => kinds[kind].test(story));
      const excepted = impossible[name]?.[kind] !== undefined;
      if (has && excepted) return [`it has a ${kind} story: its exception is not needed`];
      return has || excepted ? [] : [`${relative(features, module)} has no story of the kind ${kind}`];
    });
  expect(problems).toEqual([]);
});

it('finds the pages, and excepts none that there is not', () => {
  expect(pages.length).toBeGreaterThan(50);
  const names = new Set(pages.map(({ name }) => name));
  expect(Object.keys(impossible).filter((name) => !names.has(name))).toEqual([]);
});
