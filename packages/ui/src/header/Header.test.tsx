import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { brand, items, user, userMenuItems, utility } from './Header.fixtures.js';
import { Header } from './index.js';

describe('Header', () => {
  it('starts with the skip link and marks the current page', async () => {
    const keyboard = userEvent.setup();
    render(<Header brand={brand} items={items} mainId="content" />);
    await keyboard.tab();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#content');
    const navigation = screen.getByRole('navigation', { name: '主导航' });
    expect(within(navigation).getAllByRole('link')).toHaveLength(8);
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveAccessibleName('首页');
  });

  it('opens external entries in a new window and says so', () => {
    render(
      <Header
        brand={brand}
        items={[{ key: 'ai', label: '智能问答', href: 'https://ai.example.cn/', external: true }]}
      />,
    );
    const link = screen.getByRole('link', { name: '智能问答，在新窗口打开' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('signed out shows the login, as a link where it has an address', async () => {
    const pointer = userEvent.setup();
    const onLogin = vi.fn<() => void>();
    const { rerender } = render(<Header brand={brand} items={items} onLogin={onLogin} />);
    await pointer.click(screen.getByRole('button', { name: '立即登录' }));
    expect(onLogin).toHaveBeenCalledOnce();
    rerender(<Header brand={brand} items={items} loginHref="/login" />);
    expect(screen.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/login');
  });

  it('signed in opens the personal center with the first entry focused; Esc returns the focus', async () => {
    const keyboard = userEvent.setup();
    render(<Header brand={brand} items={items} user={user} userMenuItems={userMenuItems} />);
    const opener = await screen.findByRole('button', { name: /^个人中心，\s?林晓禾$/, expanded: false });
    expect(screen.queryByRole('button', { name: '立即登录' })).not.toBeInTheDocument();
    opener.focus();
    await keyboard.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: '个人中心' });
    expect(panel).toHaveTextContent('林晓禾企业管理员139****5520');
    await waitFor(() => expect(within(panel).getByRole('link', { name: '个人中心' })).toHaveFocus());
    await keyboard.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it.each([undefined, ''])('shows that no identity is chosen yet (%j), and logs out', async (roleName) => {
    const pointer = userEvent.setup();
    const onLogout = vi.fn<() => void>();
    render(<Header brand={brand} items={items} user={{ name: '林晓禾', roleName }} onLogout={onLogout} />);
    await pointer.click(
      await screen.findByRole('button', { name: /^个人中心，\s?林晓禾$/, expanded: false }),
    );
    const panel = await screen.findByRole('dialog', { name: '个人中心' });
    expect(panel).toHaveTextContent('暂未选择身份');
    await pointer.click(within(panel).getByRole('button', { name: '退出登录' }));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('switches the display settings and links to other sites', async () => {
    const pointer = userEvent.setup();
    const onElderChange = vi.fn<(on: boolean) => void>();
    const onDarkChange = vi.fn<(on: boolean) => void>();
    const { rerender } = render(
      <Header
        brand={brand}
        items={items}
        utility={{ ...utility, onElderChange, onDarkChange, dark: true }}
      />,
    );
    await pointer.click(screen.getByRole('button', { name: '深色', pressed: true }));
    expect(onDarkChange).toHaveBeenLastCalledWith(false);
    await pointer.click(screen.getByRole('button', { name: '长辈版', pressed: false }));
    expect(onElderChange).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('link', { name: /^返回旧平台/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '服务热线 024-0000-1234' })).toHaveAttribute(
      'href',
      'tel:02400001234',
    );

    rerender(<Header brand={brand} items={items} utility={{ ...utility, elder: true, onElderChange }} />);
    expect(screen.queryByRole('button', { name: '深色' })).not.toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '返回标准版' }));
    expect(onElderChange).toHaveBeenLastCalledWith(false);
  });

  it('shows menu, switches and account in the sheet of small screens; the focus returns', async () => {
    const keyboard = userEvent.setup();
    render(
      <Header brand={brand} items={items} utility={utility} user={user} userMenuItems={userMenuItems} />,
    );
    const opener = screen.getByRole('button', { name: '打开菜单' });
    await keyboard.click(opener);
    const sheet = await screen.findByRole('dialog', { name: '菜单' });
    expect(within(sheet).getByRole('link', { name: '产品中心' })).toHaveAttribute('href', '/product');
    expect(within(sheet).getByRole('button', { name: '高对比度' })).toBeInTheDocument();
    expect(within(sheet).getByRole('button', { name: '修改密码' })).toBeInTheDocument();
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await keyboard.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('renders on the server, signed in too', () => {
    expect(
      renderToString(<Header brand={brand} items={items} loginHref="/login" utility={utility} />),
    ).toContain('立即登录');
    expect(renderToString(<Header brand={brand} items={items} user={user} />)).toContain('个人中心，');
  });
});
