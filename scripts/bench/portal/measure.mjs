/** DevTools' "Fast 3G": 1.6 Mbit/s down, 750 kbit/s up, both less a tenth, and a delay for each request. */
const fast3g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 150 * 3.75,
};
export const slowdown = 4;
export const conditions = `Chromium, cold cache, no worker, processor ${slowdown}× slower, DevTools Fast 3G; idle and heap at full speed`;
const viewport = { width: 1366, height: 768 };
const deadlineMs = 60_000;

/**
 * Runs in the page before its own scripts: records layout shifts, and when the awaited element is visible and usable.
 * React marks the elements that it has hydrated; others have no listeners.
 */
function watch(selector) {
  const seen = { shift: 0, visible: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    const isOwned = found && Object.keys(found).some((key) => key.startsWith('__reactProps'));
    if (isOwned && found.checkVisibility()) seen.visible = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function shown(page, path) {
  try {
    await page.waitForFunction(() => window.seen?.visible > 0, undefined, { timeout: deadlineMs });
  } catch (cause) {
    throw new Error(`${path} does not show what is waited for; it is at ${page.url()}`, { cause });
  }
}

export async function openContext(browser, { baseURL, storageState }) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    ...(storageState ? { storageState } : {}),
  });
  return context;
}

/** Counts network traffic: answered requests, and the bytes of scripts with their headers. */
async function countRequests(session) {
  const types = new Map();
  const counted = { requests: 0, scriptBytes: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^https?:/.test(request.url)) return;
    types.set(requestId, type === 'Other' && request.url.endsWith('.js') ? 'Script' : type);
    counted.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return counted;
}

const metricsOf = async (session) =>
  Object.fromEntries(
    (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
  );
const rounded = (value, digits = 0) => Number(value.toFixed(digits));

/** One visit with an empty cache. */
export async function visit(browser, { path, shows, baseURL, storageState }) {
  const context = await openContext(browser, { baseURL, storageState });
  const page = await context.newPage();
  await page.addInitScript(watch, shows);
  const session = await context.newCDPSession(page);
  const counted = await countRequests(session);
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', fast3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit', timeout: deadlineMs });
  await shown(page, path);
  const { requests, scriptBytes, bytes } = { ...counted };
  const { TaskDuration, ScriptDuration } = await metricsOf(session);
  await page.waitForLoadState('networkidle', { timeout: deadlineMs });
  const { fcp, visible, shift } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }));
  await context.close();
  return {
    'JS KiB': rounded(scriptBytes / 1024),
    'all KiB': rounded(bytes / 1024),
    requests,
    'FCP ms': rounded(fcp),
    'visible ms': rounded(visible),
    'CPU ms': rounded(TaskDuration * 1000),
    'script ms': rounded(ScriptDuration * 1000),
    CLS: rounded(shift, 4),
  };
}

export async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  return rounded((await metricsOf(session)).JSHeapUsedSize / 1024 / 1024, 1);
}

const cpuOfAll = async (session) =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce(
    (sum, { cpuTime }) => sum + cpuTime,
    0,
  );

const idleSeconds = 10;
const settleSeconds = 8;
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** CPU cost of an idle page: of the page's own thread, and of all browser processes. */
export async function idleCost(browser, { path, shows, baseURL, storageState }) {
  const context = await openContext(browser, { baseURL, storageState });
  const page = await context.newPage();
  await page.addInitScript(watch, shows);
  await page.goto(path);
  await shown(page, path);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await session.send('Performance.enable');
  await wait(settleSeconds); // idle-time requests and finite animations
  const before = [(await metricsOf(session)).TaskDuration, await cpuOfAll(whole)];
  await wait(idleSeconds);
  const after = [(await metricsOf(session)).TaskDuration, await cpuOfAll(whole)];
  const share = (index) => rounded(((after[index] - before[index]) / idleSeconds) * 100, 2);
  const heap = await heapOf(session);
  await context.close();
  return { 'heap MiB': heap, 'idle %': share(0), 'idle, all %': share(1) };
}
