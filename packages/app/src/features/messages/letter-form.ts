import { formatClock, formatDate } from '@ca-portal/ui/formats';
import { formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import type { UploadedFile } from '@ca-portal/ui/upload';
import { epochOf } from '../../shared/time/moment-of.js';
import { uploadedFile } from '../../shared/files/files.js';
import type { Letter, MessageDetail } from './queries.js';

/** What is typed on 写消息. */
export interface LetterForm {
  category: '1' | '2';
  important: '1' | '2' | '3';
  topic: string;
  /** HTML of the editor. */
  content: string;
  files: readonly UploadedFile[];
  recipientIds: readonly string[];
  when: 'now' | 'later';
  day: string;
  time: string;
}

export const emptyLetter: LetterForm = {
  category: '1',
  important: '1',
  topic: '',
  content: '',
  files: [],
  recipientIds: [],
  when: 'now',
  day: '',
  time: '',
};

/** Whom one may write to, by company. */
export interface Department {
  id: number;
  name: string;
  users: readonly { userId: string; name: string; roleName: string }[];
}

/** The moment a scheduled letter goes out; none while day or time are missing or there is no such moment. */
export function sendTimeOf({ when, day, time }: Pick<LetterForm, 'when' | 'day' | 'time'>): string | null {
  if (when === 'now' || !day || !/^\d{2}:\d{2}/.test(time)) return null;
  try {
    return formatBeijing(parseBeijing(`${day} ${time.slice(0, 5)}:00`));
  } catch {
    return null;
  }
}

/** What goes over the wire: 0 keeps a draft, 1 sends. */
export const letterOf = (form: LetterForm, messageStatus: '0' | '1'): Letter => ({
  messageCategory: form.category,
  important: form.important,
  topic: form.topic.trim(),
  content: form.content,
  attachmentIds: form.files.map(({ id }) => id),
  recipientIds: [...form.recipientIds],
  sendTime: sendTimeOf(form),
  messageStatus,
});

/** A draft as it was left. */
export function formOf(draft: MessageDetail, now: number): LetterForm {
  const later = epochOf(draft.sendTime) > now;
  return {
    category: draft.messageCategory,
    important: draft.important,
    topic: draft.topic,
    content: draft.content,
    files: draft.attachments.map(uploadedFile),
    recipientIds: draft.recipientIds,
    when: later ? 'later' : 'now',
    day: later ? formatDate(draft.sendTime) : '',
    time: later ? formatClock(draft.sendTime) : '',
  };
}

/** Choices of the recipients' field, by department; found by role, too. */
export const recipientOptions = (departments: readonly Department[]) =>
  departments.flatMap(({ name: group, users }) =>
    users.map(({ userId, name, roleName }) => ({
      value: userId,
      label: `${name}（${roleName}）`,
      group,
      keywords: group,
    })),
  );
