import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { Bubble } from './Bubble.js';
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
import { answerTo, ChatButton, ChatDialog, type ChatDialogProps, type ChatMessage } from './index.js';
import * as Parts from './parts/index.js';

const meta = {
  id: 'components-chat-dialog',
  title: 'Service 账号与服务/ChatDialog 聊天窗口',
  component: ChatDialog,
  parameters: { layout: 'fullscreen', ...overPage },
  globals: onScreen('wide'),
  args: {
    open: true,
    messages: conversation,
    questions,
    onSend: fn(),
    onAsk: fn(),
    onResend: fn(),
    onHome: fn(),
    onDownloads: fn(),
    onHuman: fn(),
  },
} satisfies Meta<typeof ChatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Greeting: Story = { args: { messages: [greeting] } };
export const SeveralAnswers: Story = { args: { messages: [greeting, twoAnswers] } };
export const Rated: Story = {
  args: { messages: [greeting, { ...answer, solved: true }, twoAnswers], onRate: fn() },
};
export const NoAnswer: Story = { args: { messages: [greeting, apology] } };
export const EmptyReply: Story = { args: { messages: [greeting, emptyReply] } };
export const Waiting: Story = {
  args: { messages: [greeting], waiting: true },
  play: async () => {
    await expect(await screen.findByText('正在查找答案')).toBeVisible();
  },
};
export const FailedSend: Story = {
  args: { messages: [greeting, failed] },
  play: async ({ userEvent, args }) => {
    const again = await screen.findByRole('button', { name: '没有发出，点这里重发' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith(failed);
  },
};
/** HTML from the service runs no scripts. */
export const HostileAnswer: Story = {
  args: { messages: [greeting, hostile] },
  play: async () => {
    await screen.findByText('看这里');
    await waitFor(() => expect(document.querySelector('[data-component="RichText"] img')).not.toBeNull());
    await expect(document.querySelector('[data-part="log"] :is([onerror], script)')).toBeNull();
  },
};
export const Empty: Story = { args: { messages: [], questions: [] } };
export const QuestionsLoading: Story = { args: { questionsStatus: 'loading' } };
export const QuestionsFailed: Story = { args: { questionsStatus: 'failed', onRetryQuestions: fn() } };
export const WithoutQuestions: Story = { args: { questions: [] } };
export const LongText: Story = {
  args: {
    questions: questions.map((question) => ({ ...question, title: question.title?.repeat(6) ?? '' })),
    messages: [
      { ...greeting, content: '您好'.repeat(200) },
      { ...failed, content: 'https://example.org/'.padEnd(300, 'a') },
      { ...candidates, replyList: [{ title: '补办需要哪些材料？'.repeat(8) }, { title: '短的' }] },
    ],
  },
};

/** Scrolled up in ten thousand messages while a new one arrives: the position stays, and a pill reports it. */
export const ScrolledUp: Story = {
  args: { messages: longMessages(10_000) },
  render: function ScrolledUpChat(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <button type="button" onClick={() => setMessages([...(messages ?? []), apology])}>
          对方回答
        </button>
        <ChatDialog {...args} messages={messages} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const log = await screen.findByRole('log');
    await waitFor(() => expect(within(log).getByText(/第 10000 句/)).toBeVisible());
    log.scrollTop = log.scrollHeight / 2;
    await waitFor(() => expect(within(log).queryByText(/第 10000 句/)).toBeNull());
    // The mask covers the button, so neither pointer nor focus reaches it; the message still arrives.
    screen.getByText('对方回答').click();
    const pill = await screen.findByRole('button', { name: '有新消息' });
    pill.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(log).getByText(/很抱歉/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: '有新消息' })).toBeNull());
  },
};

function Service(props: ChatDialogProps) {
  const [open, setOpen] = useState(false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([greeting]);
  const say = (text: string) =>
    setMessages((before) => [
      ...before,
      { key: `q${before.length}`, contentType: 'send', num: 3, content: text },
      { key: `a${before.length}`, ...answerTo(text.includes('材料') ? [answer] : candidates.replyList) },
    ]);
  return (
    <main style={{ minHeight: '100vh', padding: 24 }}>
      <p>页面内容</p>
      <ChatButton storageKey={null} onClick={() => setOpen(true)} />
      <ChatDialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        messages={messages}
        onSend={say}
        onAsk={({ title }) => say(title ?? '')}
      />
    </main>
  );
}
/** From the floating button to an answer and back, by keyboard alone. */
export const ByKeyboard: Story = {
  render: (args) => <Service {...args} />,
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.getByRole('button', { name: '智能客服' });
    await userEvent.tab();
    await expect(icon).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const input = await screen.findByRole('textbox', { name: '请输入您的问题' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('锁坏了怎么办{Enter}');
    const title = await screen.findByRole('button', { name: '补办需要哪些材料？' });
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: '下载中心' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(icon).toHaveFocus());
  },
};

export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
export const Tablet: Story = { globals: onScreen('tablet') };
export const Narrow: Story = { globals: onScreen('phone') };
export const NarrowElder: Story = { globals: { ...onScreen('phone'), mode: 'elder' } };
export const NarrowNoAnswer: Story = { args: { messages: [greeting, apology] }, globals: onScreen('phone') };
export const English: Story = {
  args: { messages: [apology, emptyReply, failed] },
  globals: { ...onScreen('wide'), locale: 'en-US' },
};

// The dialog renders in a portal; the sheet shows its messages.
const said = (message: ChatMessage) => (
  <Bubble message={message} offers={{ downloads: true, human: true, rate: true }} act={() => {}} />
);
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        automatic: said(greeting),
        own: said({ key: 'own', contentType: 'send', num: 3, content: '锁坏了怎么办' }),
        failed: said(failed),
        candidates: said(candidates),
        answer: said(answer),
        answers: said({ ...twoAnswers, solved: false }),
        apology: said(apology),
        empty: said(emptyReply),
      }}
    />
  ),
};

/** A province's own composition: its own name and description, no common questions, a note above the field. */
export const OwnParts: Story = {
  render: (args) => (
    <Parts.Root open>
      <Parts.Head title="云岭小助手" note="工作日 8:30–17:30 有人工服务" />
      <Parts.Conversation messages={args.messages} onAsk={fn()} onHuman={args.onHuman} />
      <p style={{ padding: '8px 24px' }}>请勿在对话中发送身份证号或密码</p>
      <Parts.Composer onSend={args.onSend} maxLength={100} />
    </Parts.Root>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: '云岭小助手' });
    await expect(within(dialog).queryByRole('heading', { level: 3 })).toBeNull();
    const field = within(dialog).getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '怎么续期{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('怎么续期');
  },
};
