import type { zhErrorPage } from './ErrorPage.zh.js';

export const enErrorPage: typeof zhErrorPage = {
  notFound: {
    code: '404',
    title: 'This page could not be found',
    reason: 'The address may be mistyped, or the page has been removed or moved.',
  },
  forbidden: {
    code: '403',
    title: 'You may not do this',
    reason: 'Your current role cannot use this function. Switch role or ask your administrator.',
  },
  failed: {
    code: '500',
    title: 'The service is busy',
    reason:
      'Too many people may be using it. Submitted orders and payments are safe. Try again in some minutes.',
  },
  seal: '查无此页',
  suggestions: 'You may be looking for',
  home: 'Back to the home page',
  back: 'Back to the previous page',
  switchRole: 'Switch role',
  needsRole: (needed, current) =>
    `This is for ${needed} only, and you are logged in as ${current}. Switch role or ask your administrator.`,
};
