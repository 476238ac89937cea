import { parseArgs } from 'node:util';

export const help = `用法  node scripts/make-theme.mjs --brand "#12a37f" --name jade [--out theme-jade.css]
由一个品牌色生成一省的主题文件，并检查全部对比度。
Derives a province's theme from one seed color and fails on contrast.

  --brand <颜色>   品牌色，六位十六进制，如 #12a37f    seed color
  --name <名称>    主题名称，小写字母、数字和连字符    name of the theme
  --out <文件>     默认 theme-<名称>.css               file to write
  --help           显示本说明                          this text`;

/** A user error: only its message is shown. */
export class UsageError extends Error {
  name = 'UsageError';
}

/** @throws UsageError with one sentence that names the flag. */
export function readOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args: args.filter((arg) => arg !== '--'), // pnpm passes a separating `--` on
      options: {
        brand: { type: 'string' },
        name: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new UsageError(`参数不正确：${error.message.split('. ')[0]}。全部参数见 --help。`);
  }
  if (values.help) return { help: true };
  const { brand = '', name = '', out } = values;
  if (!/^#[\da-f]{6}$/i.test(brand)) {
    throw new UsageError(`--brand 需要六位十六进制颜色，如 "#12a37f"（# 需加引号），收到的是“${brand}”。`);
  }
  if (!/^[a-z][a-z\d-]*$/.test(name)) {
    throw new UsageError(`--name 需要小写字母开头的名称，如 jade，收到的是“${name}”。`);
  }
  return { help: false, brand: brand.toLowerCase(), name, out: out || `theme-${name}.css` };
}
