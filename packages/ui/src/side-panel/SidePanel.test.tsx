import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HotlineCard, SidePanel, type SidePanelProps } from './index.js';
import { everything } from './SidePanel.fixtures.js';

const panel = () => screen.getByRole('complementary', { name: '快捷工具' });
const names = () =>
  within(panel())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const show = (props: Partial<SidePanelProps> = {}) => render(<SidePanel {...everything} {...props} />);

describe('SidePanel', () => {
  it('shows its entries in the order of the specification, or of the province', () => {
    const { rerender } = show();
    expect(names()).toEqual(['会员中心', '考试入口', '合同入口', '公众号', '公司位置', '优惠券', '应急热线']);
    rerender(<SidePanel {...everything} order={['hotline', 'exam', 'hotline']} />);
    expect(names()).toEqual(['应急热线', '考试入口']);
  });

  it('shows the membership only when its flag is set', () => {
    const { rerender } = show({ showMembership: false });
    expect(names()).not.toContain('会员中心');
    rerender(<SidePanel {...everything} showMembership={undefined} />);
    expect(names()).not.toContain('会员中心');
    rerender(<SidePanel {...everything} />);
    expect(screen.getByRole('link', { name: '会员中心' })).toHaveAttribute('href', '#myMember');
  });

  it('opens exam and contract in a new window and says so', () => {
    show();
    for (const name of ['考试入口，在新窗口打开', '合同入口，在新窗口打开']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/exam', ''])(
    'refuses %s as an external address',
    (href) => {
      show({ exam: { href } });
      expect(names()).not.toContain('考试入口');
    },
  );

  it('lets a click handler replace the address of the exam', async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    show({ exam: { href: 'https://exam.example.cn/login', onClick } });
    await userEvent.click(screen.getByRole('link', { name: /考试入口/ }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('hides entries without data, and itself when none is left', () => {
    const { container, rerender } = render(<SidePanel hotline={{}} />);
    expect(names()).toEqual(['应急热线']);
    rerender(<SidePanel order={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the QR code of the public account once it is loaded', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '公众号' }));
    expect(await screen.findByRole('img', { name: '微信扫码关注辽宁数字证书' })).toBeVisible();
  });

  it('opens the hotline by keyboard, shows the state, and returns the focus', async () => {
    show();
    const opener = screen.getByRole('button', { name: '应急热线' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: '应急热线' });
    expect(popover).toHaveTextContent('工作日 08:30–11:30，13:00–17:00');
    const number = within(popover).getByRole('link', { name: '024-0000-1234' });
    expect(number).toHaveAttribute('href', 'tel:02400001234');
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opens the map with zoom and copies the address; shows when copying fails', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    show();
    const opener = screen.getByRole('button', { name: '公司位置' });
    const user = userEvent.setup();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '公司位置' });
    expect(within(dialog).getByRole('img', { name: '公司位置示意图' })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: '放大' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: '复制地址' }));
    expect(writeText).toHaveBeenCalledWith('辽宁省沈阳市示例区示例路 1 号');
    expect(await within(dialog).findByText('地址已复制。')).toBeInTheDocument();
    writeText.mockRejectedValueOnce(new Error('denied'));
    await user.click(within(dialog).getByRole('button', { name: '复制地址' }));
    expect(await within(dialog).findByText(/请选中地址手动复制/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    vi.unstubAllGlobals();
  });

  it('opens the coupons', async () => {
    const onCoupons = vi.fn<() => void>();
    show({ onCoupons });
    await userEvent.click(screen.getByRole('button', { name: '优惠券' }));
    expect(onCoupons).toHaveBeenCalledOnce();
  });

  it('is a list of rows in a page', () => {
    show({ layout: 'list' });
    expect(panel()).toHaveAttribute('data-layout', 'list');
    expect(names()).toHaveLength(7);
  });
});

describe('HotlineCard', () => {
  it('outside working hours says so and links to the mailbox', () => {
    render(<HotlineCard hotline={{ ...everything.hotline, open: false }} />);
    expect(screen.getByText('非工作时间')).toBeVisible();
    expect(screen.getByText(/您可以发送邮件/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'service@example.cn' })).toHaveAttribute(
      'href',
      'mailto:service@example.cn',
    );
  });

  it('hides missing lines, shows no unknown state, and links only digits', () => {
    render(
      <HotlineCard
        hotline={{
          officeNumbers: ['+86 24 0000-1234 <b>', ''],
          mailbox: 'a@example.cn?bcc=b@example.cn',
        }}
      />,
    );
    expect(screen.queryByText('投诉电话')).not.toBeInTheDocument();
    expect(document.querySelector('[data-part="state"]')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+862400001234');
    expect(screen.getByText('a@example.cn?bcc=b@example.cn')).toBeVisible();
  });

  it('links each of several numbers, with a pause before an extension; other text is no link', () => {
    const officeNumbers = ['024-22000000转801', '024-22000000/22000001'];
    render(<HotlineCard hotline={{ officeNumbers, complaint: '见官网' }} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:02422000000,801',
      'tel:02422000000',
      'tel:22000001',
    ]);
    expect(screen.getByText('见官网')).toBeVisible();
  });
});
