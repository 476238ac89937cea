import { describe, expect, it } from 'vitest';
import { findHelpPage, type HelpPage } from './helpPages.js';

const page = (title: string, rest: Partial<HelpPage>): HelpPage => ({
  title,
  topics: [{ key: 'a', title: 'a', text: 'a' }],
  ...rest,
});
const pages = [
  page('company', { route: 'company' }),
  page('company, change', { route: '/core/company', business: 'change' }),
  page('renewal anywhere', { business: 'renewal' }),
  page('invoice', { route: 'invoice' }),
  page('empty', { route: 'personnel', topics: [] }),
  page('nothing said', {}),
];

describe('findHelpPage', () => {
  it.each([
    ['/core/company', undefined, 'company'],
    ['/core/company/', null, 'company'],
    ['/core/company?tab=1#top', '', 'company'],
    ['/core/company', 'change', 'company, change'],
    ['/core/company', 'renewal', 'renewal anywhere'],
    ['/core/invoice', 'unknown', 'invoice'],
    ['/exp', 'renewal', 'renewal anywhere'],
    ['/core/mycompany', undefined, undefined],
    ['/company/list', undefined, undefined],
    ['/core/personnel', undefined, undefined],
    ['/', undefined, undefined],
    ['', undefined, undefined],
  ])('%s with business %s: %s', (path, business, title) => {
    expect(findHelpPage(pages, path, business)?.title).toBe(title);
  });

  it.each([
    ['/', 'home'],
    ['/?from=login#top', 'home'],
    ['/core', undefined],
    ['/core/company/', undefined],
  ])('the route / matches only the home page: %s', (path, title) => {
    const found = findHelpPage([page('home', { route: '/' }), page('no route', { route: '' })], path);
    expect(found?.title).toBe(title);
  });

  it.each([null, undefined, []])('%s has no help', (none) => {
    expect(findHelpPage(none, '/core/company')).toBeUndefined();
  });
});
