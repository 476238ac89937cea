import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

// Chosen files can be previewed under the server's real policy; a development server sends none.
const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

declare global {
  interface Window {
    violations: string[];
  }
}

test('a PDF that was sent can be looked at, and the policy forbids nothing of it', async ({ baseURL }) => {
  // The PDF viewer is part of the full browser.
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ baseURL, locale: 'zh-CN' });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await logIn(page, 'fuzeren');
  await page.goto('/roleApply');
  const papers = page.getByRole('group', { name: /盖章的说明函/ });
  await papers.getByLabel(/^选择文件/).setInputFiles({
    name: '说明函.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(onePage),
  });
  await papers.getByRole('button', { name: '查看 说明函.pdf' }).click();
  const frame = page.getByRole('dialog', { name: '说明函.pdf' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /^blob:/);
  const address = await frame.getAttribute('src');
  // A blocked frame contains the browser's own error page instead.
  await expect.poll(() => page.frames().map((inner) => inner.url())).toContain(address);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await browser.close();
});
