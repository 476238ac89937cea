import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completePortalConfig, portalConfigToFill, withPhonePlaces } from '@ca-portal/api/domain';
import { about } from '@ca-portal/api/groups/about';
import { content } from '@ca-portal/api/groups/content';
import { afterAll, describe, expect, it } from 'vitest';
import { configFromEnv } from '../config/config-from-env.js';
import { publishedContent } from '../db/schema/index.js';
import { createTestServer, openTestDatabase, type TestServer } from '../testing/index.js';
import { prepareDatabase } from '../seed/index.js';
import { fillDocument, fillManifest } from './in-documents.js';
import { placeholdersOf } from './placeholders.js';
import { readProvince } from './read-province.js';
import { inWords, wordsIn } from './sample-words.js';

const fixture = join(import.meta.dirname, '../../../../tests/e2e/fixtures/province');
const folder = mkdtempSync(join(tmpdir(), 'province-'));
mkdirSync(join(folder, 'brand'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (given: unknown): string => {
  const path = join(folder, 'portal.config.json');
  writeFileSync(path, typeof given === 'string' ? given : JSON.stringify(given));
  return path;
};
const jilin = () => readProvince(join(fixture, 'portal.config.json'));

describe('a province’s file', () => {
  it('overrides the named values and leaves the rest at the defaults', () => {
    const { portal } = configFromEnv({
      PORTAL_CONFIG: file({ brand: { productName: '吉林数字证书服务平台' } }),
    });
    expect(portal.brand).toMatchObject({ productName: '吉林数字证书服务平台', mark: '辽' });
    expect(portal.lock.firstPort).toBe(11_345);
    expect(readProvince(file('\u{feff}{}')).portal).toEqual(completePortalConfig({}));
  });

  it.each([
    ['', /不是正确的 JSON/],
    ['[]', /配置文件 没有填写或类型不对，应当是用花括号/],
    ['{"__proto__":{"sandbox":true}}', /__proto__ 不是可以设置的项目/],
    [{ brnad: {} }, /brnad 不是可以设置的项目，请改正拼写或删除。/],
    [{ brand: { marks: 'x' } }, /brand\.marks 不是可以设置的项目/],
    [{ brand: { mark: 1 } }, /brand\.mark 没有填写或类型不对，应当是文字/],
    [{ brand: { mark: '吉林' } }, /brand\.mark 应当正好是一个字/],
    [{ brand: { productName: ' ' } }, /brand\.productName 不能为空/],
    [{ brand: { productName: '一二三四五六七八九十一二三' } }, /brand\.productName 最多 12 个字/],
    [{ brand: { region: '一行\n两行' } }, /brand\.region 只能是一行文字/],
    [{ brand: { logo: 'https://evil.example/a.svg' } }, /brand\.logo 应当是配置文件旁 brand 文件夹里的文件/],
    [{ brand: { logo: '/brand/../portal.svg' } }, /brand\.logo 应当是配置文件旁/],
    [{ brand: { themeSheet: '/brand/none.css' } }, /brand\.themeSheet 指定的文件不存在/],
    [{ place: { cities: [] } }, /place\.cities 至少要有一个城市/],
    [{ place: { cities: ['长春', '长春'] } }, /place\.cities 同一个城市只能写一次/],
    [{ hotline: { phone: 'call me' } }, /hotline\.phone 应当是电话号码/],
    [{ hotline: { mailbox: 'nobody' } }, /hotline\.mailbox 应当是邮箱地址/],
    [{ receivingAccount: { accountNumber: 123 } }, /receivingAccount\.accountNumber 没有填写或类型不对/],
    [
      { servicePoints: [{ city: '长春', address: '长春市测试路 1 号' }] },
      /servicePoints\[1\]\.name 没有填写或类型不对/,
    ],
    [{ officeMap: { picture: '//maps.example.cn/a.png' } }, /officeMap\.picture 应当是本平台上的图片/],
    [{ themeColors: ['red'] }, /themeColors\[1\] 应当是 #1890ff 这样的颜色/],
    [{ links: { exam: 'javascript:alert(1)' } }, /links\.exam 应当是 http/],
    [{ examCipher: { key: 'short', iv: 'vector-8' } }, /examCipher 的 key 和 iv 应当分别是 24 和 8 个字节/],
    [{ lock: { firstPort: 80 } }, /lock 的 firstPort 和 portCount 应当是 1023 以上的端口/],
    [{ lock: { firstPort: 65_530 } }, /lock 的 firstPort/],
    [{ lock: { portCount: 1.5 } }, /lock\.portCount 应当是整数/],
    [{ paymentHosts: ['ftp://pay.example.cn'] }, /paymentHosts\[1\] 应当是 https/],
    [{ membership: 1 }, /membership 没有填写或类型不对，应当是 true 或 false/],
  ])('that contains %j is refused with a sentence', (given, sentence) => {
    expect(() => readProvince(file(given))).toThrow(sentence);
    expect(() => readProvince(file(given))).toThrow(/有 1 处需要改正/);
  });

  it('reports all its errors at once, without repeating values', () => {
    const wrong = { examCipher: { key: 'Secret-key', iv: '' }, brnad: 1, hotline: { phone: 'x' } };
    const refused = () => readProvince(file(wrong));
    expect(refused).toThrow(/有 3 处需要改正/);
    expect(refused).not.toThrow(/Secret/);
    expect(() => readProvince(join(folder, 'none.json'))).toThrow(/ENOENT/);
  });

  it.each([
    ['a wide logo', 'logo', 'logo.svg', '<svg viewBox="0 0 400 40"/>', /应当是正方形图片，现在是 400×40/],
    ['a logo that is none', 'logo', 'logo.png', 'GIF89a', /不是正确的图片/],
    ['a heavy icon', 'favicon', 'icon.svg', ' '.repeat(300_001), /最大 300 kB/],
  ])('%s is refused', (_, key, name, bytes, sentence) => {
    writeFileSync(join(folder, 'brand', name), bytes);
    expect(() => readProvince(file({ brand: { [key]: `/brand/${name}` } }))).toThrow(sentence);
  });

  it('lists the remaining samples, key by key', () => {
    expect(placeholdersOf(jilin().given)).toEqual([]);
    expect(placeholdersOf({})).toHaveLength(19);
    const copied = { organization: { name: '吉林数字证书有限公司（示例）', email: 'a@example.cn' } };
    expect(placeholdersOf(copied).find((one) => one.includes('organization.name'))).toBe(
      'organization.name（主办单位）还是示例，会出现在页脚和电子发票，请填写。',
    );
  });
});

async function rowsOf<T>({ services }: TestServer, query: string): Promise<T[]> {
  const { rows } = (await services.db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

describe('documents', () => {
  const { portal } = jilin();

  it('escape names in the text, and pass them to the script', () => {
    const filled = fillDocument(
      '<head></head><p title="{{brand.subtitle}}">{{brand.mark}}{{no.such}}</p>',
      portal,
    );
    expect(filled).toContain('<p title="吉林 &quot;一网通办&quot; &lt;专区&gt;">吉{{no.such}}</p>');
    const [, block = ''] = /id="portal-names">(.*?)<\/script>/.exec(filled) ?? [];
    expect(block).not.toContain('<');
    expect(completePortalConfig(JSON.parse(block)).brand.subtitle).toBe(portal.brand.subtitle);
  });

  it('show the logo in place of the seal, and nowhere else; the script starts with it', () => {
    const other = '<svg viewBox="0 0 24 24"><path/></svg>';
    const drawn = `${other}<svg viewBox="0 0 40 40"><rect/><text>{{brand.mark}}</text></svg>${other}`;
    const page = fillDocument(`<head></head>${drawn}`, portal);
    expect(page).toContain(`</head>${other}<img src="/brand/logo.svg" alt=""/>${other}`);
    expect(page).toContain('"logo":"/brand/logo.svg"');
    expect(fillDocument(drawn, completePortalConfig({ brand: { mark: '吉' } }))).toContain('<text>吉</text>');
  });

  it('have a place for each name that the script starts with', () => {
    const { brand, hotline } = portalConfigToFill();
    const leaves = withPhonePlaces(`${Object.values(brand).join()} tel:00099900001 ${hotline.phone}`);
    expect(leaves.match(/\{\{/g)).toHaveLength(7);
    const filled = fillDocument(leaves, portal);
    expect(filled).not.toContain('{{');
    expect(filled).toContain('tel:043188001234 0431-8800-1234');
  });

  it('link the province’s icons and style sheet; the manifest names them', () => {
    const page = fillDocument('<head><link rel="icon" href="/favicon.svg" /></head>', portal);
    expect(page).toContain('<link rel="icon" href="/brand/favicon.svg" />');
    expect(page).toContain('<link rel="stylesheet" href="/brand/theme.css" /></head>');
    expect(fillManifest({ name: 'x', lang: 'zh-CN' }, portal)).toMatchObject({
      name: '吉林数字证书服务平台',
      short_name: '吉林数字证书',
      lang: 'zh-CN',
      icons: [{ src: '/brand/icon.png' }, { src: '/brand/favicon.svg' }],
    });
  });
});

describe('the sample data', () => {
  it('use the province’s words', () => {
    const words = { city: '长春', app: '吉办通' };
    expect(inWords('{city}的{app} App，{other}', words)).toBe('长春的吉办通 App，{other}');
    const at = new Date();
    expect(wordsIn([{ title: '{city}', at, none: null }], words)).toEqual([
      { title: '长春', at, none: null },
    ]);
  });

  it('of another province contain no word of the first', async () => {
    const { portal, province, brandDir } = configFromEnv({
      PORTAL_CONFIG: join(fixture, 'portal.config.json'),
    });
    const server = await createTestServer({
      portal,
      province,
      brandDir,
      // The prepared sample data belong to the first province.
      database: await openTestDatabase(),
    });
    try {
      const tables = await rowsOf<{ name: string }>(
        server,
        "select tablename as name from pg_tables where schemaname = 'public'",
      );
      const words =
        '辽|沈阳|大连|鞍山|抚顺|本溪|丹东|锦州|营口|阜新|盘锦|铁岭|朝阳|葫芦岛|浑南|\\{[a-z]+[0-9]*\\}';
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await rowsOf<{ row: string }>(
          server,
          `select t::text as row from "${name}" t where t::text ~ '${words}'`,
        );
        found.push(...rows.map(({ row }) => `${name}: ${row}`));
      }
      expect(found).toEqual([]);
      expect(await server.client().use(about).servicePoints({ query: {} })).toMatchObject([
        { city: '长春', name: '长春南关服务网点', phone: '0431-8800-1234', longitude: 125.35 },
        { city: '吉林', name: '吉林船营服务网点', longitude: 0 },
      ]);
      expect((await server.client().use(content).footer()).organization).toBe('吉林测试数字证书有限公司');
      const sheet = await server.app.inject('/brand/theme.css');
      expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
      for (const path of [
        '/brand/..%2fportal.config.json',
        '/brand/.hidden.svg',
        '/brand/none.svg',
        '/brand/',
      ]) {
        expect([path, (await server.app.inject(path)).statusCode]).toEqual([path, 404]);
      }
    } finally {
      await server.close();
    }
  });
});

it('a real portal starts with the service points of its file, once', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const { province } = jilin();
    const settings = { ...configFromEnv({ DEMO: '0' }), province };
    const clock = () => new Date();
    await prepareDatabase({ db, clock, config: settings });
    await prepareDatabase({ db, clock, config: settings });
    const rows = await db.select({ title: publishedContent.title }).from(publishedContent);
    expect(rows).toEqual([{ title: '长春南关服务网点' }, { title: '吉林船营服务网点' }]);
  } finally {
    await close();
  }
});
