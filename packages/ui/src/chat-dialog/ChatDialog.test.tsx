import { createRef, useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  apology,
  candidates,
  conversation,
  emptyReply,
  failed,
  greeting,
  hostile,
  longMessages,
  questions,
  twoAnswers,
} from './ChatDialog.fixtures.js';
import { ChatButton, ChatDialog, type ChatDialogProps, type ChatMessage } from './index.js';

const onSend = vi.fn<(text: string) => void>();
const onAsk = vi.fn<ChatDialogProps['onAsk']>();
const show = (messages: readonly ChatMessage[] | null, props: Partial<ChatDialogProps> = {}) =>
  render(<ChatDialog open messages={messages} onSend={onSend} onAsk={onAsk} {...props} />);

// The first opening loads the chat's code; the later tests reuse it.
beforeAll(async () => {
  const { unmount } = show([]);
  await screen.findByRole('dialog');
  unmount();
});
const input = () => screen.getByRole('textbox', { name: '请输入您的问题' });
const log = () => screen.getByRole('log', { name: '对话' });

beforeEach(() => {
  onSend.mockClear();
  onAsk.mockClear();
});

describe('opening', () => {
  it('from its button: the focus goes to the text field and returns on Escape', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <ChatButton onClick={() => setOpen(true)} />
          <ChatDialog
            open={open}
            onOpenChange={setOpen}
            messages={[greeting]}
            onSend={onSend}
            onAsk={onAsk}
          />
        </>
      );
    }
    render(<Page />);
    const icon = screen.getByRole('button', { name: '智能客服' });
    icon.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: '智能客服' })).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(icon).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('goes to the home page and closes', async () => {
    const onHome = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
    show([], { onHome, onOpenChange });
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
    expect(onHome).toHaveBeenCalledOnce();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'select' });
  });
  it('accepts no messages', () => {
    show(null);
    expect(log()).toBeInTheDocument();
  });
});

describe('writing', () => {
  it('Enter sends the trimmed text and clears the field', async () => {
    show([]);
    await userEvent.type(input(), '  审核要多久 {Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('审核要多久');
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
  });
  it('the button sends too; only spaces are not sent', async () => {
    show([]);
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await userEvent.type(input(), '   {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(input(), '发票');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('发票');
  });
  it.each([{ isComposing: true }, { keyCode: 229 }])('Enter of an input method does not send: %o', (key) => {
    show([]);
    fireEvent.change(input(), { target: { value: 'shenhe' } });
    // A browser submits the form on Enter unless the key is prevented.
    const goesOn = fireEvent.keyDown(input(), { key: 'Enter', ...key });
    expect(goesOn).toBe(false);
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  });
});

it('unsent text survives closing; sent text does not', async () => {
  const said = { messages: [], onSend, onAsk };
  const { rerender } = render(<ChatDialog open {...said} />);
  await userEvent.type(input(), '证书怎么延期');
  rerender(<ChatDialog open={false} {...said} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  rerender(<ChatDialog open {...said} />);
  expect(input()).toHaveValue('证书怎么延期');
  await userEvent.type(input(), '{Enter}');
  rerender(<ChatDialog open={false} {...said} />);
  rerender(<ChatDialog open {...said} />);
  expect(input()).toHaveValue('');
});

describe('messages', () => {
  it('name the sender and the time', () => {
    show(conversation);
    expect(screen.getByText('锁坏了怎么办').closest('[data-part="message"]')).toHaveTextContent(
      '您说锁坏了怎么办10:41',
    );
    expect(screen.getByText(/您好，我是智能客服/).closest('[data-part="message"]')).toHaveTextContent(
      /^客服说/,
    );
  });
  it('offer titles to choose from', async () => {
    show([candidates]);
    await userEvent.click(screen.getByRole('button', { name: '补办需要哪些材料？' }));
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(candidates.replyList?.[1], { reason: 'candidate' });
  });
  it('show an answer with its mark-up', async () => {
    show([answer]);
    expect(await screen.findByRole('link', { name: '下载中心' })).toHaveAttribute('href', '/downloadCenter');
  });
  it('show several answers under their questions', () => {
    show([twoAnswers]);
    expect(screen.getByText('审核不通过怎么办？')).toBeInTheDocument();
    expect(screen.getByText('付款后 24 小时内完成审核。')).toBeInTheDocument();
  });
  it('are sanitized', async () => {
    show([hostile]);
    await screen.findByText('看这里');
    await waitFor(() => expect(document.querySelector('[data-component="RichText"]')).not.toBeNull());
    expect(document.querySelector('[onerror], script')).toBeNull();
  });
  it('show markup written by the visitor as text', () => {
    show([{ key: 'a', contentType: 'send', num: 3, content: '<b>x</b>' }]);
    expect(screen.getByText('<b>x</b>')).toBeInTheDocument();
  });
  it('apologize where there is no answer, with two actions', async () => {
    const onDownloads = vi.fn<() => void>();
    const onHuman = vi.fn<() => void>();
    show([apology], { onDownloads, onHuman });
    expect(screen.getByText(/很抱歉，暂时没有找到相关答案/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '转人工客服' }));
    await userEvent.click(screen.getByRole('button', { name: '去下载中心' }));
    expect(onHuman).toHaveBeenCalledOnce();
    expect(onDownloads).toHaveBeenCalledOnce();
  });
  it('report an empty reply', () => {
    show([emptyReply]);
    expect(screen.getByText('暂无回复内容')).toBeInTheDocument();
  });
  it('can be sent again', async () => {
    const onResend = vi.fn<(message: ChatMessage) => void>();
    show([failed], { onResend });
    await userEvent.click(screen.getByRole('button', { name: '没有发出，点这里重发' }));
    expect(onResend).toHaveBeenCalledExactlyOnceWith(failed);
  });
  it('ask whether an answer helped', async () => {
    const onRate = vi.fn<(message: ChatMessage, solved: boolean) => void>();
    show([{ ...twoAnswers, solved: true }], { onRate });
    expect(screen.getByRole('button', { name: '已解决', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '未解决' }));
    expect(onRate.mock.calls[0]?.[1]).toBe(false);
  });
  it('may have duplicate keys', () => {
    show([greeting, greeting]);
    expect(screen.getAllByText(/您好，我是智能客服/)).toHaveLength(2);
  });
});

describe('waiting', () => {
  it('shows it at once in the header, after three seconds in the log', () => {
    vi.useFakeTimers();
    try {
      show([greeting], { waiting: true });
      expect(screen.getByText('正在输入')).toBeInTheDocument();
      act(() => vi.advanceTimersByTime(2999));
      expect(screen.queryByText('正在查找答案')).not.toBeInTheDocument();
      act(() => vi.advanceTimersByTime(1));
      expect(screen.getByText('正在查找答案')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('common questions', () => {
  it('ask', async () => {
    show([], { questions });
    await userEvent.click(screen.getByRole('button', { name: '怎么开发票？' }));
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(questions[3], { reason: 'common-question' });
    expect(input()).toHaveFocus();
  });
  it('load, fail and are tried again', async () => {
    const onRetryQuestions = vi.fn<() => void>();
    const { unmount } = show([], { questionsStatus: 'loading' });
    expect(screen.getByText('正在加载常见问题')).toBeInTheDocument();
    unmount();
    show([], { questionsStatus: 'failed', onRetryQuestions });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetryQuestions).toHaveBeenCalledOnce();
  });
});

describe('following the end', () => {
  // jsdom has no layout: a log of 300 pixels with a conversation of 1,000.
  const layOut = () => {
    Object.defineProperties(log(), {
      scrollHeight: { value: 1000 },
      clientHeight: { value: 300 },
    });
  };
  const more = (messages: readonly ChatMessage[]) => (
    <ChatDialog open messages={messages} onSend={onSend} onAsk={onAsk} />
  );

  it('scrolls to the newest message', () => {
    const { rerender } = show(conversation);
    layOut();
    rerender(more([...conversation, apology]));
    expect(log().scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: '有新消息' })).not.toBeInTheDocument();
  });

  it('keeps the position of a reader who scrolled up, and reports new messages', async () => {
    const { rerender } = show(conversation);
    await waitFor(() => expect(input()).toHaveFocus());
    layOut();
    log().scrollTop = 100;
    fireEvent.scroll(log());
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByRole('button', { name: '有新消息' })).not.toBeInTheDocument();
    rerender(more([...conversation, apology]));
    expect(log().scrollTop).toBe(100);
    expect(screen.getByRole('status')).toHaveTextContent('有新消息');
    await userEvent.click(screen.getByRole('button', { name: '有新消息' }));
    expect(log().scrollTop).toBe(1000);
    expect(log()).toHaveFocus();
    fireEvent.scroll(log());
    expect(screen.queryByRole('button', { name: '有新消息' })).not.toBeInTheDocument();
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('scrolls to a message one has sent', () => {
    const { rerender } = show(conversation);
    layOut();
    log().scrollTop = 100;
    fireEvent.scroll(log());
    rerender(more([...conversation, failed]));
    expect(log().scrollTop).toBe(1000);
  });
});

it('puts ref, rest, className and style on its element', () => {
  const ref = createRef<HTMLDivElement>();
  show([], { ref, className: 'mine', style: { color: 'rgb(1, 2, 3)' }, id: 'chat' });
  const dialog = screen.getByRole('dialog');
  expect(ref.current).toBe(dialog);
  expect(dialog).toHaveClass('mine');
  expect(dialog).toHaveAttribute('id', 'chat');
  expect(dialog.style.color).toBe('rgb(1, 2, 3)');
  expect(dialog).toHaveAttribute('data-component', 'ChatDialog');
});

it('renders nothing on the server, and does not throw there', () => {
  expect(renderToString(<ChatDialog messages={[]} onSend={onSend} onAsk={onAsk} />)).toBe('');
});

it('takes ten thousand messages, and renders only the last ones', () => {
  class NothingSeen {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  show(longMessages(10_000));
  expect(screen.getByText(/第 10000 句/)).toBeInTheDocument();
  expect(document.querySelectorAll('[data-part="message"]').length).toBeLessThan(60);
  vi.unstubAllGlobals();
});
