// `pnpm province:check [portal.config.json]`: errors of a province's file, and its remaining sample values.
// Reads it like the server at its start, and also checks the theme's contrast.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersOf, readProvince } from '../packages/server/src/province/index.ts';
import { StartError } from '../packages/server/src/kernel/start-error.ts';
import { failingPairs, readThemeSource } from './theme/contrast-gate.mjs';

/** A theme sheet may not come from `pnpm theme`: all its brand steps have to be readable. */
async function contrastProblems({ portal, brandDir }) {
  const { themeSheet } = portal.brand;
  if (!themeSheet) return [];
  const css = readFileSync(join(brandDir, themeSheet.replace('/brand/', '')), 'utf8');
  const ramp = Object.fromEntries(
    [...css.matchAll(/--ca-brand-(\d+):\s*(#[\da-f]{6})\b/gi)].map(([, step, hex]) => [step, hex]),
  );
  const failing = failingPairs(ramp, await readThemeSource());
  return failing.map(
    ({ theme, foreground, background, ratio, need }) =>
      `brand.themeSheet 的对比度不足：${theme} 模式下 ${foreground} 在 ${background} 上只有 ${ratio}，至少要 ${need}。请用 pnpm theme 重新生成。`,
  );
}

const file = process.argv.slice(2).find((one) => one !== '--') ?? (process.env.PORTAL_CONFIG || undefined);
try {
  const read = readProvince(file);
  const sentences = [...(await contrastProblems(read)), ...placeholdersOf(read.given)];
  for (const sentence of sentences) console.log(`- ${sentence}`);
  console.log(
    sentences.length === 0
      ? `✓ ${file}：没有示例内容，可以正式使用。`
      : `${file ?? '没有指定配置文件（PORTAL_CONFIG），全部是示例省份'}：还有 ${sentences.length} 处需要填写或改正。`,
  );
  process.exit(sentences.length === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exit(1);
}
