import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { clientOf, handInPapers, payByCalls, placeOrder } from './fixtures/orders.js';
import { logIn, personAt } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'wrong-pins' });

test(
  'a lock that ten wrong PINs have locked in the middle of writing: a code by SMS opens it, and the writing goes on',
  {
    tag: '@deep',
  },
  async ({ page, server, lock, browser }) => {
    await lock.control('reset');
    await logIn(page, 'fuzeren');
    const orderNo = await placeOrder(page, server.url);
    await payByCalls(page, server.url, orderNo);
    await handInPapers(page, server.url, orderNo);
    const desk = await personAt(browser, server.url, 'shenhe1');
    const reviewer = await clientOf(desk, server.url);
    const { version } = await reviewer.use(orders).detail({ params: { orderNo } });
    await reviewer.use(review).approve({ params: { orderNo }, body: { version } });
    await desk.context().close();

    // Pulled out during writing.
    const pin = page.getByRole('textbox', { name: /PIN/ });
    await page.goto(`/core/certWrite?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await pin.fill(lock.pin);
    await lock.control('faults', { name: 'removed-mid-sign' });
    await page.getByRole('button', { name: '开始写入' }).click();
    await expect(page.getByText('写入没有完成，证书没有丢失')).toBeVisible({ timeout: 60_000 });
    await lock.control('faults', { name: null });
    await lock.control('insert');

    // Each wrong PIN shows the remaining tries; the tenth shows what to do, which is possible on the same page.
    await page.getByRole('button', { name: /检测/ }).first().click();
    for (let left = 9; left >= 0; left -= 1) {
      await pin.fill('00000000');
      await page.getByRole('button', { name: '继续写入' }).click();
      const said = left > 0 ? new RegExp(`还可尝试 ${left} 次`) : /锁死/;
      await expect(page.getByText(said).first()).toBeVisible();
    }

    await page.goto('/core/caManage');
    await page.getByRole('button', { name: '解锁CA锁' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '检测CA锁' }).click();
    await dialog.getByRole('button', { name: '短信获取解锁码' }).click();
    await expect(dialog.getByText(/解锁码已发到/)).toBeVisible();
    const outbox = await page.context().newPage();
    await outbox.goto('/sandbox/outbox');
    const sms = await outbox.getByRole('listitem').filter({ hasText: '解锁码为' }).first().innerText();
    await outbox.close();
    const typed = (label: string) => dialog.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'));
    await typed('解锁码').fill(/解锁码为 ([\d-]+)/.exec(sms)?.[1] ?? '');
    await typed('新密码').fill('tk7Wm29x');
    await typed('再输一次新密码').fill('tk7Wm29x');
    await dialog.getByRole('button', { name: '解锁并设新密码' }).click();
    await expect(dialog.getByText('可以用新密码了')).toBeVisible();

    await page.goto(`/core/certWrite?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await pin.fill('tk7Wm29x');
    await page.getByRole('button', { name: '继续写入' }).click();
    await expect(page.getByRole('heading', { name: '证书已写入' })).toBeVisible({ timeout: 60_000 });
  },
);
