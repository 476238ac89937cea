import { createElement } from 'react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuItem, searchMenu, trailTo, visibleMenu } from './index.js';
import { items } from './Sidebar.fixtures.js';

const settings = createElement('i');

const leaf = (key: string, more?: Partial<MenuItem>): MenuItem => ({
  key,
  label: key,
  href: `/${key}`,
  ...more,
});

describe('visibleMenu', () => {
  it('skips hidden routes with their children', () => {
    expect(visibleMenu([leaf('a', { hidden: true, children: [leaf('b')] }), leaf('c')])).toEqual([leaf('c')]);
  });

  it('skips routes without address and children', () => {
    expect(visibleMenu([leaf('a', { href: undefined }), leaf('b')])).toEqual([leaf('b')]);
  });

  it('replaces a parent by its single visible child, at any depth, with the parent’s icon', () => {
    const menu: MenuItem[] = [
      {
        key: 'system',
        label: '系统',
        icon: settings,
        children: [
          leaf('hidden', { hidden: true }),
          { key: 'inner', label: '内层', children: [leaf('users', { label: '用户' })] },
        ],
      },
    ];
    expect(visibleMenu(menu)).toEqual([
      leaf('users', { label: '用户', icon: settings, keywords: '系统\n\n内层' }),
    ]);
  });

  it('drops a parent without children, unless it is a page itself', () => {
    const gone = { key: 'p', label: 'p', children: [leaf('x', { hidden: true })] };
    expect(visibleMenu([gone])).toEqual([]);
    expect(visibleMenu([{ ...gone, href: '/p' }])).toEqual([leaf('p')]);
  });

  it('puts pinned routes first and keeps the order otherwise', () => {
    const menu = [leaf('a'), leaf('b', { pinned: true }), leaf('c'), leaf('d', { pinned: true })];
    expect(visibleMenu(menu).map((item) => item.key)).toEqual(['b', 'd', 'a', 'c']);
  });
});

const flat = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [item, ...flat(item.children ?? [])]);
const levels = (menu: readonly MenuItem[]): (readonly MenuItem[])[] => [
  menu,
  ...menu.flatMap((item) => (item.children ? levels(item.children) : [])),
];

/** Any tree, with duplicate keys and the content of broken records. */
const { tree } = fc.letrec<{ tree: MenuItem[]; node: MenuItem }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'menu' }),
  node: fc.record(
    {
      key: fc.nat(40).map(String),
      label: fc.constantFrom('首页', '我的订单', '<script>alert(1)</script>', ''),
      href: fc.constantFrom(
        '/a',
        'https://exam.example.cn/',
        'javascript:alert(1)',
        ' JavaScript:x',
        'data:text/html,x',
      ),
      children: fc.oneof({ depthIdentifier: 'menu' }, fc.constant([]), tie('tree')),
      hidden: fc.boolean(),
      pinned: fc.boolean(),
    },
    { requiredKeys: ['key', 'label'] },
  ) as fc.Arbitrary<MenuItem>,
}));
const check = (rule: (menu: MenuItem[]) => void) => fc.assert(fc.property(tree, rule), { numRuns: 500 });

describe('any menu tree', () => {
  it('shows each key once and nothing hidden', () => {
    check((menu) => {
      const keys = flat(visibleMenu(menu)).map((item) => item.key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(flat(visibleMenu(menu)).filter((item) => item.hidden)).toEqual([]);
    });
  });

  it('has no parent with fewer than two children and no leaf without an address', () => {
    check((menu) => {
      const all = flat(visibleMenu(menu));
      expect(all.filter(({ children }) => children && children.length < 2)).toEqual([]);
      expect(all.filter(({ children, href }) => !children && href === undefined)).toEqual([]);
    });
  });

  it('has pinned items first on every level', () => {
    check((menu) => {
      for (const level of levels(visibleMenu(menu))) {
        const pins = level.map((item) => Number(item.pinned ?? false));
        expect(pins).toEqual(pins.toSorted((a, b) => b - a));
      }
    });
  });

  it('has only safe addresses', () => {
    check((menu) => {
      for (const { href } of flat(visibleMenu(menu))) {
        expect([undefined, '/a', 'https://exam.example.cn/']).toContain(href);
      }
    });
  });

  it('does not change when applied twice, and does not change its input', () => {
    check((menu) => {
      const before = structuredClone(menu);
      const once = visibleMenu(menu);
      expect(visibleMenu(once)).toEqual(once);
      expect(menu).toEqual(before);
    });
  });
});

describe('broken data', () => {
  it('cuts a cycle, of records and of keys', () => {
    const parent = { ...leaf('p'), children: [leaf('a'), leaf('b')] as MenuItem[] };
    parent.children.push(parent);
    expect(visibleMenu([parent])).toEqual([{ ...leaf('p'), children: [leaf('a'), leaf('b')] }]);
    const again = [
      { ...leaf('p'), children: [leaf('a'), { ...leaf('p'), children: [leaf('x')] }, leaf('b')] },
    ];
    expect(flat(visibleMenu(again)).map((item) => item.key)).toEqual(['p', 'a', 'b']);
  });

  it('keeps the first of duplicate paths', () => {
    expect(visibleMenu([leaf('a'), leaf('a', { label: '又' }), leaf('b')])).toEqual([leaf('a'), leaf('b')]);
  });

  it.each(['mailto:a@example.cn', 'tel:024', '/a:b', '?x=a:b', 'core/a', '#top'])('keeps %s', (href) => {
    expect(visibleMenu([leaf('a', { href })])).toHaveLength(1);
  });

  it.each(['javascript:1', '\tjava\tscript:1', 'vbscript:x', 'JAVASCRIPT:x', 'blob:x', 'java\nscript:x'])(
    'drops %j',
    (href) => {
      expect(visibleMenu([leaf('a', { href })])).toHaveLength(0);
    },
  );
});

describe('searching and finding', () => {
  it('keeps matching entries with their parents and children', () => {
    const menu = visibleMenu(items);
    expect(flat(searchMenu(menu, '订单')).map((item) => item.label)).toEqual(['证书', '我的订单']);
    expect(flat(searchMenu(menu, ' ca ')).map((item) => item.label)).toEqual(['证书', 'CA管理']);
    expect(flat(searchMenu(menu, '员工管理')).map((item) => item.label)).toContain('加入申请');
    expect(searchMenu(menu, ' ')).toBe(menu);
  });

  it('finds a single child by the name of the parent it replaces, and by keywords', () => {
    const only = visibleMenu([
      { key: 'p', label: '电子发票', children: [leaf('mine', { label: '我的开票', keywords: '抬头' })] },
    ]);
    for (const query of ['发票', '开票', '抬头'])
      expect(searchMenu(only, query).map((item) => item.label)).toEqual(['我的开票']);
    expect(searchMenu(only, '合同')).toEqual([]);
  });

  it('finds nothing new, and every entry that matches', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('订单', '首', 'SCRIPT', 'x'), (menu, query) => {
        const shown = visibleMenu(menu);
        const says = (item: MenuItem) => item.label.toLowerCase().includes(query.toLowerCase());
        const found = flat(searchMenu(shown, query)).map((item) => item.key);
        expect(flat(shown).map((item) => item.key)).toEqual(expect.arrayContaining(found));
        expect(found).toEqual(
          expect.arrayContaining(
            flat(shown)
              .filter(says)
              .map((item) => item.key),
          ),
        );
      }),
    );
  });

  it('the trail contains the keys from the top to the current page', () => {
    const menu = visibleMenu(items);
    expect(trailTo(menu, 'requests')).toEqual(['company', 'staff', 'requests']);
    expect(trailTo(menu, 'home')).toEqual(['home']);
    expect(trailTo(menu, 'nowhere')).toEqual([]);
    expect(trailTo(menu, undefined)).toEqual([]);
  });
});
