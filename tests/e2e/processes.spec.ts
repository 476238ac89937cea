import { expect, test } from './fixtures/portal.js';

// The base of all other tests: the processes run, and the sandboxes identify themselves.

test.use({ world: 'untouched' });

test('the portal opens, also on a deep address and after a reload', async ({ page }) => {
  for (const path of ['/', '/login', '/product']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
});

test('the server is healthy and the sandbox outbox calls itself a sandbox', async ({
  page,
  server,
  request,
}) => {
  expect((await request.get('/ready')).ok()).toBe(true);
  expect(server.ready.outboxUrl).toBeDefined();
  await page.goto(server.ready.outboxUrl ?? '');
  await expect(page.getByText('沙箱').first()).toBeVisible();
});

test('the browser may speak to the lock service that the portal names', async ({ page, lock, request }) => {
  const config = (await (await request.get('/portal.config.json')).json()) as { lock: { firstPort: number } };
  expect(config.lock.firstPort).toBe(lock.port);
  await page.goto('/');
  const greeting = await page.evaluate(async (port) => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return (await response.json()) as { CAType: string; product: string };
  }, lock.port);
  expect(greeting.CAType).toBe('260');
  expect(greeting.product).toBe('CA lock simulator');
});
