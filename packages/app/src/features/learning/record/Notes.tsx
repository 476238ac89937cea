import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { useId } from 'react';
import { causeOf } from '../../../shared/failure/index.js';
import { formatPlayTime } from '../player/play-time.js';
import { NotesRoot } from './Notes.styles.js';
import { useAddNote, type LessonNote } from './queries.js';

interface NotesProps {
  courseId: number;
  lessonId: number;
  notes: readonly LessonNote[];
  /** The current second of the video. */
  second: number;
  onGo: (second: number) => void;
}

interface NoteDraft {
  text: string;
  /** The second at which the user started to type. */
  begunAt: number;
}
const emptyNote: NoteDraft = { text: '', begunAt: 0 };

/** 我的笔记, each linked to the second of the lesson at which the user started to type. */
export function Notes({ courseId, lessonId, notes, second, onGo }: NotesProps) {
  const fieldId = useId();
  const add = useAddNote();
  // The draft survives a reload, with its second.
  const form = useForm<NoteDraft>({ defaultValues: emptyNote });
  const draft = useDraft<NoteDraft, unknown, NoteDraft>(`lesson-note-${lessonId}`, form);
  const [text, begunAt] = useWatch({ control: form.control, name: ['text', 'begunAt'] });
  const at = text === '' ? second : begunAt;
  const submit = () =>
    add.mutate(
      {
        params: { id: courseId, lessonId },
        body: { second: Math.floor(at), text: text.trim() },
      },
      {
        onSuccess: () => {
          form.reset(emptyNote);
          draft.clear();
        },
      },
    );
  return (
    <NotesRoot aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`}>我的笔记 {notes.length > 0 ? notes.length : null}</h2>
      {notes.length === 0 ? <p>还没有笔记。笔记会记住写的时刻，点时间就能回到那里。</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <Button
              size="sm"
              variant="tonal"
              aria-label={`${formatPlayTime(note.second)}，回到这里`}
              onClick={() => onGo(note.second)}
            >
              {formatPlayTime(note.second)}
            </Button>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <form
        aria-label="记笔记"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !add.isPending) submit();
        }}
      >
        <label htmlFor={fieldId}>在 {formatPlayTime(at)} 记一条笔记</label>
        <div>
          <Input
            id={fieldId}
            value={text}
            maxLength={500}
            autoComplete="off"
            onValueChange={(next) => {
              if (text === '') form.setValue('begunAt', second);
              form.setValue('text', next);
            }}
          />
          <Button
            type="submit"
            loading={add.isPending}
            loadingText="保存中"
            {...(text.trim() ? {} : { disabledReason: '请先写下笔记' })}
          >
            保存
          </Button>
        </div>
        {add.isError ? (
          <Alert live tone="danger" title="笔记没有保存">
            {causeOf(add.error)}，您写的内容还在，请再试一次。
          </Alert>
        ) : null}
      </form>
    </NotesRoot>
  );
}
