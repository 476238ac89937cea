import { describe, expect, it } from 'vitest';
import { answerTo, type ChatMessage, chatView } from './chatMessage.js';

const title = { title: '审核需要多久？' };
const answer = { title: '审核', answer: '24 小时内。' };

describe('how a message is shown', () => {
  it.each<[string, Omit<ChatMessage, 'key'>, string]>([
    ['sent text', { contentType: 'send', num: 1, content: '你好' }, 'own'],
    ['own text by number alone', { num: 3, content: '你好' }, 'own'],
    ['an automatic reply', { contentType: 'ask', num: 1, content: '您好' }, 'text'],
    ['an automatic reply by number alone', { num: 1, content: '您好' }, 'text'],
    ['a reply', { contentType: 'ask', num: 2, replyList: [answer] }, 'answers'],
    ['a reply without a list', { contentType: 'ask', num: 2, content: '在下载中心' }, 'text'],
    ['titles to choose from', { contentType: 'ask', num: 3, replyList: [title] }, 'candidates'],
    ['no answer', { contentType: 'ask', num: 1, content: null }, 'apology'],
    ['no list either', { contentType: 'ask', num: 3 }, 'apology'],
    ['an empty reply list', { contentType: 'ask', num: 2, replyList: [] }, 'empty'],
    ['an empty text', { contentType: 'ask', num: 1, content: '  ' }, 'empty'],
    ['a number that does not exist', { contentType: 'ask', num: 9 as 1, content: '您好' }, 'text'],
  ])('%s', (_name, message, kind) => {
    expect(chatView({ key: 'a', ...message }).kind).toBe(kind);
  });
});

describe('the messages of a search result (spec 4 and 8)', () => {
  const shown = (results: Parameters<typeof answerTo>[0]) => chatView({ key: 'a', ...answerTo(results) });
  it('no answer: the apology', () => {
    expect(shown(null).kind).toBe('apology');
    expect(shown(undefined).kind).toBe('apology');
  });
  it('none found: the empty reply', () => expect(shown([]).kind).toBe('empty'));
  it('one: its answer, or its reply list', () => {
    expect(shown([answer])).toMatchObject({ kind: 'answers', replies: [answer] });
    expect(shown([{ ...title, replyList: [answer] }])).toMatchObject({ kind: 'answers', replies: [answer] });
    expect(shown([{ ...title, replyList: [] }]).kind).toBe('empty');
    expect(shown([title]).kind).toBe('empty');
  });
  it('several: titles to choose from', () => {
    expect(shown([answer, { title: '别的' }])).toMatchObject({ kind: 'candidates' });
  });
});
