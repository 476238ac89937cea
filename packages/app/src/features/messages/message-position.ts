/** The three boxes; the number is their code in the API. */
export const boxes = { inbox: '1', sent: '2', drafts: '0' } as const;
export type Box = keyof typeof boxes;

/** The state of the page, all of it in the address. */
export interface MessagePosition {
  box: Box;
  page: number;
  topic: string;
  /** 1 notice, 2 to-do; empty for both. */
  category: '' | '1' | '2';
  /** 1 ordinary, 2 important, 3 urgent; empty for all. */
  important: '' | '1' | '2' | '3';
  /** 0 unread, 1 read; empty for both. For the inbox only. */
  isRead: '' | '0' | '1';
  /** The message that is open; 0 for none. */
  id: number;
  /** The text being written: `new`, or the id of a draft; empty for none. */
  write: string;
}

export const start: MessagePosition = {
  box: 'inbox',
  page: 1,
  topic: '',
  category: '',
  important: '',
  isRead: '',
  id: 0,
  write: '',
};

const oneOf = <Value extends string>(value: string | null, allowed: readonly Value[]): Value | '' =>
  allowed.find((known) => known === value) ?? '';
const whole = (value: string | null, usual: number, most: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : usual;
};
const largestId = 2_147_483_647;

/** Reads the position; invalid values become the first page of the inbox. */
export function readPosition(params: URLSearchParams): MessagePosition {
  const write = params.get('write') ?? '';
  return {
    box: oneOf(params.get('box'), ['inbox', 'sent', 'drafts']) || 'inbox',
    page: whole(params.get('page'), 1, 10_000),
    topic: (params.get('topic') ?? '').slice(0, 50),
    category: oneOf(params.get('category'), ['1', '2']),
    important: oneOf(params.get('important'), ['1', '2', '3']),
    isRead: oneOf(params.get('isRead'), ['0', '1']),
    id: whole(params.get('id'), 0, largestId),
    write: write === 'new' || whole(write, 0, largestId) > 0 ? write : '',
  };
}

/** The address of a position, without default values. */
export function positionParams(position: MessagePosition): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof MessagePosition)[]) {
    const value = position[key];
    if (value !== start[key]) params.set(key, String(value));
  }
  return params;
}

/** Whether a filter is active. */
export const isFiltered = ({ topic, category, important, isRead }: MessagePosition): boolean =>
  topic.trim() !== '' || category !== '' || important !== '' || isRead !== '';

/** The same box without filters. */
export const unfiltered = (position: MessagePosition): MessagePosition => ({ ...start, box: position.box });
