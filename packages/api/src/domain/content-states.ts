/** Kinds of content on the public pages. */
export const contentKinds = [
  'notice',
  'carousel',
  'advert',
  'article',
  'download',
  'partner',
  'solution',
  'experience',
  'servicePoint',
  'about',
  'question',
  'course',
] as const;
/** Kind of content. */
export type ContentKind = (typeof contentKinds)[number];

/** The states of content, from draft to withdrawn. */
export const contentStates = ['draft', 'waiting', 'published', 'takenDown'] as const;
/** State of content. */
export type ContentState = (typeof contentStates)[number];
/** The Chinese labels. */
export const contentStateLabels: Readonly<Record<ContentState, string>> = {
  draft: '草稿',
  waiting: '待审核',
  published: '已发布',
  takenDown: '已下线',
};
/** Events of content. */
export type ContentEvent = 'submit' | 'approve' | 'return' | 'takeDown' | 'restore';

const transitions: Readonly<Record<ContentState, Partial<Record<ContentEvent, ContentState>>>> = {
  draft: { submit: 'waiting', restore: 'draft' },
  waiting: { approve: 'published', return: 'draft' },
  published: { takeDown: 'takenDown', restore: 'draft' },
  takenDown: { submit: 'waiting', restore: 'draft' },
};

/** The state after an event, or undefined when it is not allowed; authors cannot approve their own content. */
export function nextContentState(
  state: ContentState,
  event: ContentEvent,
  isAuthor: boolean,
): ContentState | undefined {
  return event === 'approve' && isAuthor ? undefined : transitions[state][event];
}
