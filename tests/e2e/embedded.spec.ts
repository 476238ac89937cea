import { expect, test } from './fixtures/portal.js';
import { embedded } from './fixtures/world.js';

// The portal with its embedded database, which most users start with. On a push the server's own tests cover
// it: packages/server/src/main.test.ts starts, kills and restarts one.
test.use({ world: embedded });

test(
  'the portal opens, and after kill -9 the server opens its data again',
  { tag: '@deep' },
  async ({ page, server, request }) => {
    await page.goto('/product');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await server.killAndRestart();
    expect((await request.get('/ready')).ok()).toBe(true);
  },
);
