import { describe, expect, it } from 'vitest';
import { isFiltered, positionParams, readPosition, start, unfiltered } from './message-position.js';

const read = (search: string) => readPosition(new URLSearchParams(search));

describe('the position of the message page', () => {
  it('comes back from its own address', () => {
    const position = {
      ...start,
      box: 'sent',
      page: 3,
      topic: '维护 & 升级',
      category: '2',
      important: '3',
      isRead: '0',
      id: 104,
      write: '12',
    } as const;
    expect(readPosition(positionParams(position))).toEqual(position);
    expect(positionParams(start).toString()).toBe('');
  });

  it('opens a message from the bell', () => {
    expect(read('id=104')).toEqual({ ...start, id: 104 });
  });

  it.each([
    'box=outbox&page=-1&category=9&important=0&isRead=x&id=abc&write=<script>',
    'page=1.5&id=99999999999&write=0',
    'id=-4&page=1e9',
  ])('takes what makes no sense for the inbox: %s', (search) => {
    expect(read(search)).toEqual(start);
  });

  it('cuts a search text to the contract’s length', () => {
    expect(read(`topic=${'长'.repeat(80)}`).topic).toHaveLength(50);
  });

  it('knows when a filter is active', () => {
    expect(isFiltered({ ...start, topic: '  ' })).toBe(false);
    expect(isFiltered({ ...start, isRead: '0' })).toBe(true);
    expect(unfiltered({ ...start, box: 'drafts', topic: 'x', page: 4 })).toEqual({ ...start, box: 'drafts' });
  });
});
