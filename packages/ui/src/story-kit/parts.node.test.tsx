// Parts find their widget through its `Root`: without one they throw instead of rendering half of a widget.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ChatDialog from '../chat-dialog/parts/index.js';
import * as DataTable from '../data-table/parts/index.js';
import * as Sidebar from '../sidebar/parts/index.js';
import * as TabBar from '../tab-bar/parts/index.js';

const nothing = () => {};
const item = { path: '/', title: '首页' };

describe('a part outside of its Root', () => {
  it.each<[string, () => ReactElement]>([
    ['TabBar', () => <TabBar.List />],
    ['TabBar', () => <TabBar.Tab item={item} />],
    ['TabBar', () => <TabBar.Tools />],
    ['TabBar', () => <TabBar.Menu />],
    ['Sidebar', () => <Sidebar.Menu items={[]} />],
    ['Sidebar', () => <Sidebar.User user={{ name: '林晓禾' }} />],
    ['ChatDialog', () => <ChatDialog.Head />],
    ['ChatDialog', () => <ChatDialog.Composer onSend={nothing} />],
    ['DataTable', () => <DataTable.Grid />],
    ['DataTable', () => <DataTable.Pager />],
  ])('of %s says where it belongs', (name, part) => {
    expect(() => renderToString(part())).toThrow(`${name}.Root`);
  });
});

it('parts render on a server', () => {
  const html = renderToString(
    <Sidebar.Root defaultCollapsed>
      <Sidebar.User user={{ name: '林晓禾' }} />
    </Sidebar.Root>,
  );
  expect(html).toContain('data-collapsed="true"');
  const bar = renderToString(
    <TabBar.Root items={[item]} activePath="/">
      <TabBar.List>{(each) => <TabBar.Tab item={each}>开始</TabBar.Tab>}</TabBar.List>
    </TabBar.Root>,
  );
  expect(bar).toContain('开始');
  expect(bar).toContain('title="首页"');
});
