import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// V8 block counts: every branch that was not taken is a range with the count 0.
const session = new Session();
session.connect();
await session.post('Debugger.enable');
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const ours = /ca-lock-sdk\/src\/(?!simulator\/)(?!.*\.test\.ts)/;

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => ours.test(url));
  const found = await Promise.all(
    scripts.map(async ({ url, scriptId, functions }) => {
      // The executed text: without types but with our line numbers; the ranges refer to it.
      const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
      return { url, source: scriptSource, ranges: functions.flatMap((one) => one.ranges) };
    }),
  );
  writeFileSync(join(process.env.COVERAGE_DIR, `${randomUUID()}.json`), JSON.stringify(found));
});
