import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { stateCatalog } from '../../packages/ui/src/story-kit/stateCatalog.js';
import { storyFiles } from './story-files.js';

// Every state in the catalog must have a story with exactly its id.
const stories = new Set(
  storyFiles.flatMap((fileName) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title = '') => title })
      .parse()
      .stories.map(({ id }) => id),
  ),
);

it.each(stateCatalog)('$section: each state has its story, and stands there once', ({ rows }) => {
  expect.soft(rows.filter(({ story }) => !stories.has(story))).toEqual([]);
  const states = rows.map(({ state }) => state);
  expect(states.filter((state, place) => states.indexOf(state) !== place)).toEqual([]);
});

it('covers the sections that name states', () => {
  const sections = stateCatalog.map(({ section }) => section.split(' ')[0]);
  expect(sections).toEqual(
    expect.arrayContaining('2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 3 4 5 6 7.8 8 9'.split(' ')),
  );
});

/** Every page of spec 2.2 and 2.3, except for pure redirects (/core). */
const pages = `
  /redirect /login /jumpCa /loginByCa /prestoreAccountPay /prestoreAccountPayList /404 /alipay
  / /exp /core/personal /core/company /core/personnel /core/caManage /core/order /core/invoice /core/myCourse
  /core/myMemberCard /core/myMemberCard/orderDetails /about /experience /proclamation /proclamationDetial /jumpydDetial
  /knowledge /knowledgeDetail /learning /learningDetail /learningLive /learningRecord /partners
  /downloadCenter /downloadCenterDetail /product /productDetail
  /makeSureOrder /makeSureOrderNew /makeSureLytOrder /makeSurePcOrder /makeSurePay /makeSurePayZh
  /myCoupons /moreCoupons /myMember /memberDes /jumpForm /memberCard /solution /emsystem/messageManage
  /system/personalManage /system/typeData /system/systemManage /system/userInfoManage /system/permissionsManage
`
  .trim()
  .split(/\s+/);

/** Every error, confirmation and fallback of spec section 8, in its order. */
const errors = [
  'Envelope error as a toast',
  'Login expired (401)',
  'Transport failed',
  'User info could not be loaded',
  'Use Chrome or Firefox',
  'Each item of the lock that cannot be read',
  'PIN wrong',
  'No local port answers',
  'Verification failed',
  'SMS refused',
  'SMS sent',
  'Account check refused',
  'Confirm logout',
  'Quit the current account',
  'Password changed',
  'Chat: no answer',
  'Chat: empty reply',
  'Unknown name in a lookup',
];

const statesOf = (...numbers: string[]) =>
  stateCatalog
    .filter(({ section }) => numbers.includes(section.split(' ')[0] ?? ''))
    .flatMap(({ rows }) => rows.map(({ state }) => state));

it('each page has a row, and every row of 2.2 and 2.3 begins with such a page', () => {
  const rows = statesOf('2.2', '2.3').map((state) => state.split(',')[0] ?? '');
  expect.soft(pages.filter((page) => !rows.includes(page))).toEqual([]);
  expect(rows.filter((page) => !pages.includes(page))).toEqual([]);
});

it('each error has a row', () => {
  const rows = statesOf('8');
  expect(errors.filter((error) => !rows.includes(error))).toEqual([]);
});
