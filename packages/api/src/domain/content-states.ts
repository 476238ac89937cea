/** Kinds of content that the public pages show. */
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
/** What an editor publishes. */
export type ContentKind = (typeof contentKinds)[number];

/** The states of content, from draft to taken down. */
export const contentStates = ['draft', 'waiting', 'published', 'takenDown'] as const;
/** How far content has come. */
export type ContentState = (typeof contentStates)[number];
/** The Chinese words for it. */
export const contentStateLabels: Readonly<Record<ContentState, string>> = {
  draft: '草稿',
  waiting: '待审核',
  published: '已发布',
  takenDown: '已下线',
};
/** What moves content. */
export type ContentEvent = 'submit' | 'approve' | 'return' | 'takeDown' | 'restore';

const transitions: Readonly<Record<ContentState, Partial<Record<ContentEvent, ContentState>>>> = {
  draft: { submit: 'waiting', restore: 'draft' },
  waiting: { approve: 'published', return: 'draft' },
  published: { takeDown: 'takenDown', restore: 'draft' },
  takenDown: { submit: 'waiting', restore: 'draft' },
};

/** The state after an event, or undefined when it is not allowed; nobody approves what he wrote himself. */
export function nextContentState(
  state: ContentState,
  event: ContentEvent,
  isAuthor: boolean,
): ContentState | undefined {
  return event === 'approve' && isAuthor ? undefined : transitions[state][event];
}
