import { heapOf, openContext, slowdown } from './measure.mjs';

const switches = 9;
const many = 20;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Opens a page inside the running portal, as a link would. */
const go = (page, path) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function openWork(browser, where) {
  const context = await openContext(browser, where);
  const page = await context.newPage();
  await page.goto('/core/order');
  await page.locator('[role=tabpanel]:visible tbody tr').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { context, page, session };
}

/** Time from the press on a tab to the frame that shows its page. */
const pressTab = (page, index) =>
  page.evaluate(async (nth) => {
    const tab = document.querySelectorAll('[role=tab][id^=work-tabs]')[nth];
    const start = performance.now();
    tab.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (tab.getAttribute('aria-selected') !== 'true');
    await frame();
    return performance.now() - start;
  }, index);

async function switchTime(page, session, count) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = [];
  for (let turn = 0; turn < switches; turn += 1) times.push(await pressTab(page, turn % count));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.round(median(times));
}

/** Two kept-alive pages. */
export async function tabSwitch(browser, where) {
  const { context, page, session } = await openWork(browser, where);
  await go(page, '/core/caManage');
  await page.locator('[role=tabpanel]:visible tbody tr').first().waitFor();
  const ms = await switchTime(page, session, 2);
  const heap = await heapOf(session);
  await context.close();
  return { tabs: 2, 'switch ms': ms, 'heap MiB': heap };
}

/** The largest realistic number of tabs. */
export async function manyTabs(browser, where) {
  const { context, page, session } = await openWork(browser, where);
  const count = await page.locator('[role=tab][id^=work-tabs]').count();
  // Each tab is an order, so the list of orders needs more than one page.
  const orderNos = await page.evaluate(async (limit) => {
    const headers = { Authorization: localStorage.getItem('token') };
    const answer = await fetch(`/mh/order/list?page=1&limit=${limit}`, { headers });
    return (await answer.json()).rows.map(({ orderNo }) => orderNo);
  }, many);
  for (const orderNo of orderNos.slice(0, many - count)) {
    await go(page, `/core/orderDetail?orderNo=${orderNo}`);
    await page.locator('[role=tabpanel]:visible h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const open = await page.locator('[role=tab][id^=work-tabs]').count();
  const ms = await switchTime(page, session, open);
  const heap = await heapOf(session);
  await context.close();
  return { tabs: open, 'switch ms': ms, 'heap MiB': heap };
}
