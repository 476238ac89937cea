import type { ChatMessage, ChatReply } from './chatMessage.js';

const at = (minute: number) => new Date(2026, 10, 21, 10, minute);

export const questions: readonly ChatReply[] = [
  '如何新办CA锁？',
  '锁插上没反应怎么办？',
  '审核需要多久？',
  '怎么开发票？',
  '证书快到期怎么延期？',
  '忘记锁密码怎么办？',
].map((title, id) => ({ id, title }));

export const greeting: ChatMessage = {
  key: 'greeting',
  contentType: 'ask',
  num: 1,
  content: '您好，我是智能客服，请问有什么可以帮您？',
  time: at(40),
};
const own = (key: string, content: string, minute: number): ChatMessage => ({
  key,
  contentType: 'send',
  num: 3,
  content,
  time: at(minute),
});

export const candidates: ChatMessage = {
  key: 'candidates',
  contentType: 'ask',
  num: 3,
  replyList: ['锁损坏，如何补办？', '补办需要哪些材料？', '补办期间能用手机证书吗？'].map((title, id) => ({
    id,
    title,
  })),
  time: at(41),
};
export const answer: ChatMessage = {
  key: 'answer',
  contentType: 'ask',
  num: 2,
  replyList: [
    {
      id: 1,
      title: '补办需要哪些材料？',
      answer:
        '<p>补办需要两份材料：</p><ol><li>写明原因并加盖公章的说明；</li><li>坏锁照片，丢失的不用。</li></ol><p>模板在<a href="/downloadCenter">下载中心</a>。</p>',
    },
  ],
  time: at(42),
};
export const twoAnswers: ChatMessage = {
  key: 'two',
  contentType: 'ask',
  num: 2,
  replyList: [
    { id: 1, title: '审核需要多久？', answer: '付款后 24 小时内完成审核。' },
    { id: 2, title: '审核不通过怎么办？', answer: '在订单里按提示逐项修改后重新提交，不用再付款。' },
  ],
  time: at(42),
};
export const apology: ChatMessage = {
  key: 'apology',
  contentType: 'ask',
  num: 1,
  content: null,
  time: at(43),
};
export const emptyReply: ChatMessage = {
  key: 'empty',
  contentType: 'ask',
  num: 2,
  replyList: [],
  time: at(43),
};
export const failed: ChatMessage = { ...own('failed', '怎么催一下审核', 44), failed: true };
export const hostile: ChatMessage = {
  key: 'hostile',
  contentType: 'ask',
  num: 2,
  replyList: [{ answer: '<p>看这里</p><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>' }],
};

/** The conversation of the design. */
export const conversation: readonly ChatMessage[] = [
  greeting,
  own('a', '锁坏了怎么办', 41),
  candidates,
  own('b', '补办需要哪些材料？', 42),
  answer,
];

export const longMessages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? own(`q${index}`, `第 ${index + 1} 句：证书到期前多少天能办延期？`, 30)
      : {
          key: `a${index}`,
          contentType: 'ask',
          num: 1,
          content: `第 ${index + 1} 句：证书到期前 80 天内可办理延期。新的有效期从原到期日起算，提前办不吃亏。`,
          time: at(30),
        },
  );
