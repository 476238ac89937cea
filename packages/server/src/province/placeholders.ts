import type { ProvinceFile } from './schema.js';

/**
 * Facts that a real portal must not leave at the sample values: the key, its meaning, and where it is shown.
 */
const needed: readonly (readonly [group: string, key: string, what: string, shown: string])[] = [
  ['brand', 'mark', '标志里的字', '每一页左上角'],
  ['brand', 'productName', '平台名称', '每一页、网页标题和短信'],
  ['brand', 'shortName', '平台简称', '办理中心的侧边栏'],
  ['brand', 'region', '官方入口说明', '每一页的顶部'],
  ['brand', 'favicon', '浏览器图标', '浏览器标签页'],
  ['brand', 'appIcon', '应用图标', '安装到桌面后的图标'],
  ['place', 'province', '省份名称', '演示数据和说明'],
  ['place', 'cities', '城市列表', '课程和网点的地区'],
  ['mobileApp', '', '手机证书 App 的名称', '手机证书的办理说明'],
  ['hotline', 'phone', '服务热线', '每一页'],
  ['hotline', 'hours', '服务时间', '每一页'],
  ['organization', 'name', '主办单位', '页脚和电子发票'],
  ['organization', 'address', '单位地址', '页脚'],
  ['organization', 'licenseNumber', '电子认证服务许可证号', '页脚'],
  ['organization', 'recordNumber', '公安备案号', '页脚和登录页'],
  ['receivingAccount', 'accountName', '收款户名', '对公转账'],
  ['receivingAccount', 'accountNumber', '收款账号', '对公转账'],
  ['receivingAccount', 'bank', '开户银行', '对公转账'],
  ['servicePoints', '', '服务网点', '关于我们和领取方式'],
];

const sample = /示例|example\.(?:cn|com|org)|^0{8,}$|0000-\d{4}$/;

/** A value that is missing, empty, or copied from the sample. */
const isPlaceholder = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  sample.test(typeof value === 'string' ? value : JSON.stringify(value));

/**
 * One sentence per key that still has the sample province's value: a check shows them, and a start without
 * sandboxes warns of them.
 */
export const placeholdersOf = (given: ProvinceFile): string[] =>
  needed.flatMap(([group, key, what, shown]) => {
    const part = (given as Record<string, unknown>)[group];
    const value = key ? (part as Record<string, unknown> | undefined)?.[key] : part;
    if (!isPlaceholder(value)) return [];
    const state = value === undefined || value === '' ? '没有填写' : '还是示例';
    return `${key ? `${group}.${key}` : group}（${what}）${state}，会出现在${shown}，请填写。`;
  });
