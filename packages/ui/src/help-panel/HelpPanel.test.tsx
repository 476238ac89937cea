import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpButton, HelpPanel } from './index.js';
import { pages } from './HelpPanel.fixtures.js';

const scrolled = vi.fn<(options: unknown) => void>();
beforeEach(() => {
  // jsdom has no layout and does not scroll
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});
const hole = () => document.querySelector('[data-part="spotlight"]');

describe('HelpPanel', () => {
  it('starts with the first topic of the page and the focus on 我知道了, which closes it', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
    render(<HelpPanel defaultOpen pages={pages} path="/core/company" onOpenChange={onOpenChange} />);
    const dialog = screen.getByRole('dialog', { name: '企业信息填写帮助' });
    expect(dialog).toHaveTextContent('第 1 条，共 3 条');
    expect(within(dialog).getByRole('heading', { name: '企业名称要和营业执照一致' })).toBeInTheDocument();
    const confirm = screen.getByRole('button', { name: '我知道了' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-button' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves through the topics by keyboard without losing the focus', async () => {
    render(<HelpPanel defaultOpen pages={pages} path="/core/company" />);
    const confirm = screen.getByRole('button', { name: '我知道了' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '下一条' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '营业执照要加盖公章' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '下一条' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('第 3 条，共 3 条')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '下一条' })).not.toBeInTheDocument();
    expect(confirm).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '上一条' }));
    expect(screen.getByText('第 2 条，共 3 条')).toBeInTheDocument();
  });

  it('can also be selected by business; a single topic has no counter', () => {
    render(<HelpPanel defaultOpen pages={pages} path="/core/company" business="change" />);
    const dialog = screen.getByRole('dialog', { name: '企业变更帮助' });
    expect(dialog).toHaveTextContent('谁可以变更');
    expect(dialog).not.toHaveTextContent('第 1 条');
  });

  it('shows the target control through a hole, and works without the control', async () => {
    render(
      <>
        <input id="company-name" aria-label="企业名称" />
        <HelpPanel defaultOpen pages={pages} path="/core/company" />
      </>,
    );
    await waitFor(() => expect(hole()).not.toBeNull());
    expect(scrolled).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    await waitFor(() => expect(hole()).toBeNull());
    expect(screen.getByRole('heading', { name: '营业执照要加盖公章' })).toBeInTheDocument();
  });

  it('accepts an invalid selector', () => {
    const broken = [
      { route: 'x', topics: [{ key: 'a', title: '说明', text: '<b>文字</b>', target: '##[' }] },
    ];
    render(<HelpPanel defaultOpen pages={broken} path="/x" />);
    expect(screen.getByRole('dialog', { name: '帮助' })).toHaveTextContent('<b>文字</b>');
    expect(hole()).toBeNull();
  });

  it.each(['/exp', '/core/personnel'])('opens nothing at %s, which has no help', (path) => {
    render(<HelpPanel defaultOpen pages={pages} path={path} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('HelpButton', () => {
  it('is named after the page, opens its help, and gets the focus back after Esc', async () => {
    render(
      <>
        <input id="company-name" aria-label="企业名称" />
        <HelpButton pages={pages} path="/core/company" />
      </>,
    );
    const button = screen.getByRole('button', { name: '企业信息填写帮助' });
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '我知道了' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('renders nothing where there is no help', () => {
    const { container } = render(<HelpButton pages={null} path="/core/company" />);
    expect(container).toBeEmptyDOMElement();
  });
});
