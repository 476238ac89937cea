import { businessTypes } from '@ca-portal/api/domain';
import { findHelpPage } from '@ca-portal/ui/help-panel';
import { expect, test } from 'vitest';
import { businessHelp } from './business-help.js';
import { helpPages } from './help-pages.js';

const all = [...helpPages, ...businessHelp];

test('each of the five pages of spec 2.6 has help', () => {
  for (const route of ['company', 'personal', 'personnel', 'caManage', 'invoice'])
    expect(findHelpPage(all, `/core/${route}`)?.route).toBe(route);
  expect(findHelpPage(all, '/core/order')).toBeUndefined();
});

test.each(businessTypes)('business %s has help of its own, on any page', (business) => {
  expect(findHelpPage(all, '/core/caManage', business)?.business).toBe(business);
  expect(findHelpPage(all, '/core/order', business)?.topics.length).toBeGreaterThan(0);
});

test('an unknown business leaves the help of the page', () => {
  expect(findHelpPage(all, '/core/caManage', '9999')?.route).toBe('caManage');
});
