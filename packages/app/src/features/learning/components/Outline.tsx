import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { formatPlayTime } from '../player/play-time.js';
import type { CourseChapter, Trial } from '../course/queries.js';
import { ChapterBox } from './Outline.styles.js';

interface OutlineProps {
  chapters: readonly CourseChapter[];
  /** The user may watch everything: nothing is locked. */
  open: boolean;
  onTry: (title: string, trial: Trial) => void;
}

/** 课程大纲: collapsible chapters, their lessons with length; the free one can be watched at once. */
export function Outline({ chapters, open, onTry }: OutlineProps) {
  return chapters.map((chapter, i) => (
    <ChapterBox key={chapter.id} open={i < 3}>
      <summary>
        <b>{chapter.title}</b>
        <span>{chapter.lessons.length} 讲</span>
        <Icon name="chevron-down" />
      </summary>
      <ol>
        {chapter.lessons.map(({ id, title, seconds, trial }, k) => (
          <li key={id}>
            <span data-part="no">
              {i + 1}.{k + 1}
            </span>
            <span data-part="grow">{title}</span>
            {open ? null : trial ? (
              <Button
                size="sm"
                variant="tonal"
                aria-label={`可试看，${title}`}
                onClick={() => onTry(title, trial)}
              >
                可试看
              </Button>
            ) : (
              <Icon name="padlock" label="报名后可看" />
            )}
            <span data-part="length">{formatPlayTime(seconds)}</span>
          </li>
        ))}
      </ol>
    </ChapterBox>
  ));
}
