// Derives a province's theme from one seed color: writes a style sheet with the brand tokens, or nothing
// if a text would be hard to read.
import { writeFileSync } from 'node:fs';
import { brandRamp, hueDistance } from './theme/brand-ramp.mjs';
import { failingPairs, readThemeSource } from './theme/contrast-gate.mjs';
import { help, readOptions, UsageError } from './theme/options.mjs';
import { themeCss } from './theme/theme-css.mjs';

const LEAST_HUE_DISTANCE = 25;

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(help);
  const { brand, name, out } = options;
  const source = await readThemeSource();

  const distance = hueDistance(brand, source.palette['red-600']);
  if (distance < LEAST_HUE_DISTANCE) {
    throw new UsageError(
      `${brand} 与危险红的色相只差 ${Math.round(distance)}°（至少 ${LEAST_HUE_DISTANCE}°），按钮会被当作警告。请换一个品牌色。`,
    );
  }
  const ramp = brandRamp(brand);
  const failing = failingPairs(ramp, source);
  if (failing.length > 0) {
    const lines = failing.map(
      ({ theme, foreground, background, ratio, need }) =>
        `  ${theme}: ${foreground} on ${background} ${ratio}, needs ${need}`,
    );
    throw new UsageError(
      `${brand} 有 ${failing.length} 组颜色对比度不足，没有生成文件。请换深一些的品牌色。\n${lines.join('\n')}`,
    );
  }
  try {
    writeFileSync(out, themeCss(name, brand, ramp));
  } catch (error) {
    throw new UsageError(`写不了 ${out}（${error.code}）。请用 --out 指定一个可写的位置。`);
  }
  console.log(
    `✓ ${out}：${source.contrastPairs.length} 组颜色在浅色、深色、高对比度下全部合格 (all pairs pass)`,
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof UsageError ? error.message : error.stack}\n`);
  process.exit(1);
}
