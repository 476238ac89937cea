import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { stateCatalog } from '../../packages/ui/src/story-kit/stateCatalog.js';
import { storyFiles } from './story-files.js';

// A state that has no story does not exist: what the catalog lists must be there under that very id.
const stories = new Set(
  storyFiles.flatMap((fileName) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title = '') => title })
      .parse()
      .stories.map(({ id }) => id),
  ),
);

describe.each(stateCatalog)('$section', ({ rows }) => {
  it.each(rows)('$state: $story', ({ story }) => expect(stories).toContain(story));

  it('names each state once', () => {
    expect(new Set(rows.map(({ state }) => state)).size).toBe(rows.length);
  });
});

it('covers the sections that name states', () => {
  const sections = stateCatalog.map(({ section }) => section.split(' ')[0]);
  expect(sections).toEqual(
    expect.arrayContaining('2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 3 4 5 6 7.8 8 9'.split(' ')),
  );
});

/** Every page of spec 2.2 and 2.3, without the redirections alone (/core). */
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

it.each(pages)('the page %s has a row', (page) => {
  expect(statesOf('2.2', '2.3').map((state) => state.split(',')[0])).toContain(page);
});

it('every row of 2.2 and 2.3 begins with such a page', () => {
  expect(pages).toEqual(expect.arrayContaining(statesOf('2.2', '2.3').map((state) => state.split(',')[0])));
});

it.each(errors)('the error “%s” has a row', (error) => expect(statesOf('8')).toContain(error));
