import { formatClock, formatDate } from '@ca-portal/ui/formats';
import { formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import type { UploadedFile } from '@ca-portal/ui/upload';
import { epochOf } from '../../shared/time/index.js';
import { uploadedFile } from '../../shared/files/index.js';
import type { Letter, MessageDetail } from './queries.js';

/** The values typed on 写消息. */
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

/** Possible recipients, by company. */
export interface Department {
  id: number;
  name: string;
  users: readonly { userId: string; name: string; roleName: string }[];
}

/** The time of a scheduled message; undefined while date or time are missing or invalid. */
export function sendTimeOf({ when, day, time }: Pick<LetterForm, 'when' | 'day' | 'time'>): string | null {
  if (when === 'now' || !day || !/^\d{2}:\d{2}/.test(time)) return null;
  try {
    return formatBeijing(parseBeijing(`${day} ${time.slice(0, 5)}:00`));
  } catch {
    return null;
  }
}

/** The request body: 0 saves a draft, 1 sends. */
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

/** The form values of a draft. */
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

/** Options of the recipients field, by department; searchable by role, too. */
export const recipientOptions = (departments: readonly Department[]) =>
  departments.flatMap(({ name: group, users }) =>
    users.map(({ userId, name, roleName }) => ({
      value: userId,
      label: `${name}（${roleName}）`,
      group,
      keywords: group,
    })),
  );
