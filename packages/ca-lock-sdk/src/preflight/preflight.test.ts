import { describe, expect, it } from 'vitest';
import { preflight, type PreflightView } from './preflight.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const view = (userAgent: string, more: Partial<PreflightView> = {}): PreflightView => ({
  document: {},
  navigator: { userAgent },
  fetch: () => {},
  AbortController: () => {},
  isSecureContext: true,
  ...more,
});

const asking = (answer: (name: string) => string): Partial<PreflightView> => ({
  navigator: {
    userAgent: CHROME,
    permissions: {
      query: ({ name }) => {
        const state = answer(name);
        return state === 'throws' ? Promise.reject(new TypeError(name)) : Promise.resolve({ state });
      },
    },
  },
});

describe('preflight', () => {
  it.each([
    ['Chrome', CHROME],
    ['Edge', `${CHROME} Edg/142.0.0.0`],
    ['360 in fast mode', `${CHROME.replace('142', '108')} QIHU 360EE`],
    ['QQ browser', `${CHROME.replace('142', '109')} QQBrowser/13.0`],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  ])('accepts %s', async (_name, agent) => {
    expect(await preflight(view(agent))).toMatchObject({ browserAccepted: true, error: undefined });
  });

  it.each([
    ['IE 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', {}],
    ['compatibility mode', 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; 360SE)', {}],
    ['IE mode under a Chrome name', CHROME, { document: { documentMode: 11 } }],
    ['old Edge', `${CHROME.replace('142', '64')} Edge/17.17134`, {}],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      {},
    ],
    [
      'Chrome on iOS, which is WebKit',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
      {},
    ],
    ['a browser without fetch', CHROME, { fetch: undefined }],
    ['nothing known', 'curl/8', {}],
    ['no navigator at all', '', { navigator: undefined }],
  ])('refuses %s', async (_name, agent, more) => {
    const report = await preflight(view(agent, more));
    expect([report.browserAccepted, report.error?.code]).toEqual([false, 'browser-refused']);
  });

  it('refuses an insecure page', async () => {
    expect((await preflight(view(CHROME, { isSecureContext: false }))).error?.code).toBe('insecure-context');
  });

  it.each(['granted', 'denied', 'prompt'])('reads the permission: %s', async (state) => {
    const report = await preflight(
      view(
        CHROME,
        asking(() => state),
      ),
    );
    expect([report.permission, report.error?.code]).toEqual([
      state,
      state === 'denied' ? 'permission-denied' : undefined,
    ]);
  });

  it('falls back to the old name of the permission, and then to unknown', async () => {
    const old = asking((name) => (name === 'local-network-access' ? 'prompt' : 'throws'));
    expect((await preflight(view(CHROME, old))).permission).toBe('prompt');
    expect(
      (
        await preflight(
          view(
            CHROME,
            asking(() => 'throws'),
          ),
        )
      ).permission,
    ).toBe('unknown');
    expect((await preflight(view(CHROME))).permission).toBe('unknown');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'needs no permission on %s, where browsers do not ask',
    async (hostname) => {
      const report = await preflight(view(CHROME, { ...asking(() => 'prompt'), location: { hostname } }));
      expect(report.permission).toBe('not-needed');
    },
  );

  it('passes in Node', async () => {
    expect(await preflight()).toMatchObject({ engine: 'none', error: undefined });
  });
});
