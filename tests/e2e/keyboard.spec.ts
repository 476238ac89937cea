import type { Locator, Page } from '@playwright/test';
import { fillLogin, password, logIn } from './fixtures/people.js';
import { takenOver } from './fixtures/hydration.js';
import { expect, test } from './fixtures/portal.js';

/* The main journeys by keyboard only, with a screen reader, and on the narrowest screen. */

// It uses up an order that a company may have only once.
test.use({ world: 'keyboard' });

/** Presses Tab until it has the focus: within a reasonable number of stops, and without a keyboard trap. */
async function reach(page: Page, goal: Locator, most = 40): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal.toString()} was not reached in ${most} stops`);
}

test('by keyboard alone: a visitor logs in, orders a lock and stands at the cashier', async ({ page }) => {
  await page.goto('/');
  const toLogin = page.getByRole('link', { name: '直接去登录' });
  await takenOver(page.getByRole('link', { name: '立即登录' }).first());
  await reach(page, toLogin, 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  const send = page.getByRole('button', { name: '登录', exact: true });
  await takenOver(send);
  await reach(page, page.getByLabel('用户名或手机号'), 15);
  await page.keyboard.type('qiye');
  await reach(page, page.getByRole('textbox', { name: '密码', exact: true }), 3);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/core\/start$/);

  await page.goto('/productDetail?id=lock-master');
  await reach(page, page.getByRole('radio', { name: /^1 年/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^2 年/ })).toBeChecked();
  await reach(page, page.getByRole('link', { name: '立即办理' }), 15);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  // The focus is at the beginning of the page: the next stop is its content, not the site's menu.
  await reach(page, page.getByRole('radio', { name: /自取/ }), 12);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /在线写入/ })).toBeChecked();
  await reach(page, page.getByRole('checkbox', { name: /我已核对以上信息/ }), 15);
  await page.keyboard.press('Space');
  await reach(page, page.getByRole('button', { name: '提交订单' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
});

const orderAddress = '/makeSureOrder?product=lock-master&provider=F01&platforms=P01&years=2&delivery=online';

test('by ear: the order page tells what was chosen, what is asked and what it costs, in that order', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.goto(orderAddress);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "面包屑"
    - heading "确认订单" [level=1]
    - list "办理步骤":
      - listitem: /选择与确认 第 1 步，共 4 步/
    - region "办理信息":
      - heading "办理信息" [level=2]
      - button "修改服务商、适用平台和有效期"
      - term: 证书
      - definition: 企业主锁
    - region "领取方式":
      - heading "领取方式" [level=2]
      - radiogroup "怎样拿到证书（必填）":
        - radio /在线写入/ [checked]
        - radio /自取/
        - radio /邮寄/
    - region "办理材料":
      - heading "办理材料" [level=2]
    - checkbox /我已核对以上信息/
    - complementary "费用明细":
      - heading "费用明细" [level=2]
      - status: /应付 ¥/
      - button "提交订单"
  `);
});

interface Spoken {
  role: string;
  name: string;
  level: number | undefined;
}

/** What a screen reader gets of the open page: the browser's own accessibility tree. */
async function spokenOf(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: properties?.find((one) => one.name === 'level')?.value.value as number | undefined,
    }));
}

/** Checks what every page needs: one main region, one title, and a name for every control. */
async function hear(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const spoken = await spokenOf(page);
  const controls =
    /^(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|menuitem|slider|option)$/;
  expect(spoken.filter(({ role, name }) => controls.test(role) && name === '')).toEqual([]);
  expect(spoken.filter(({ role }) => role === 'main')).toHaveLength(1);
  expect(spoken.filter(({ role, level }) => role === 'heading' && level === 1)).toHaveLength(1);
}

test(
  'by ear: from the home page over a refused login and an order to the cashier, every control has a name and what is refused is said',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    await hear(page, /办好每一张数字证书/);
    await page.goto('/login');
    await hear(page, '登录');
    await fillLogin(page, 'fuzeren', 'Wrong@2026');
    // The invalid field has the focus and explains why.
    const secret = page.getByRole('textbox', { name: '密码', exact: true });
    await expect(secret).toBeFocused();
    await expect(secret).toHaveAccessibleDescription(/还可尝试 \d 次/);
    await fillLogin(page, 'fuzeren');
    await expect(page).toHaveURL(/\/core\/start$/);
    await hear(page, /证书/);

    await page.goto('/productDetail?id=lock-personal');
    await hear(page, '个人锁');
    const sum = page.getByRole('status', { name: '合计' });
    const before = await sum.textContent();
    await page.getByRole('radio', { name: /^2 年/ }).check();
    await expect(sum).not.toHaveText(before ?? '');
    await page.getByRole('link', { name: '立即办理' }).click();
    await hear(page, '确认订单');
    // Reading starts with the page, not with the menu above it.
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: '提交订单' }).click();
    const missing = page.getByRole('region', { name: /需要修改/ });
    await expect(missing).toBeFocused();
    await expect(missing.getByRole('link')).not.toHaveCount(0);
    await page.getByRole('radio', { name: /在线写入/ }).check();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: '提交订单' }).click();
    await hear(page, '收银台');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

/** Opened without a choice the page asks for one part after the other; for an administrator also for whom. */
const otherOrders = [
  '/makeSureOrder?product=lock-master',
  '/makeSureOrderNew?product=lock-master',
  '/makeSureLytOrder?product=mobile',
  '/makeSurePcOrder?product=pc',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a whole order is read on half of what it once took, and what is folded opens',
    { tag: '@deep' },
    async ({ page }) => {
      await logIn(page, 'qiye');
      await page.goto(orderAddress);
      await expect(page.getByText('应付').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      // Half of the former height, 4,144 px.
      const most = 2_072;
      expect(await heightOf()).toBeLessThanOrEqual(most);
      for (const address of otherOrders) {
        await page.goto(address);
        await expect(page.getByText('应付').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await heightOf(), address).toBeLessThanOrEqual(most);
        const holder = page.getByRole('combobox', { name: /持有人/ });
        if (await holder.isVisible()) {
          await holder.click();
          await page.getByRole('option', { disabled: false }).first().click();
        }
        const next = page.getByRole('button', { name: '下一步' });
        const send = page.getByRole('button', { name: '提交订单' });
        for (let parts = 0; parts < 2 && (await next.isVisible()); parts += 1) {
          const title = page.getByRole('heading', { level: 2, name: /第 \d 部分/ });
          const before = await title.innerText();
          await next.click();
          await expect(title).not.toHaveText(before);
          await expect(title).toBeFocused();
          expect(await heightOf(), `${address} ${await title.innerText()}`).toBeLessThanOrEqual(most);
        }
        await expect(send).toBeVisible();
      }
      await page.goto(orderAddress);
      const remark = page.getByRole('textbox', { name: /买家留言/ });
      await expect(remark).toBeHidden();
      await page.getByText('没有留言').click();
      await remark.fill('下午联系');
      await expect(page.getByText('已填写')).toBeVisible();
    },
  );
});
