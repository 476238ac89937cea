import { Button, LinkButton } from '@ca-portal/ui/button';
import { nextLesson, type RecordLesson } from './lessons.js';
import { ActionRow } from './Record.styles.js';

interface FinishedProps {
  courseId: number;
  lessons: readonly RecordLesson[];
  lesson: RecordLesson;
  onAgain: () => void;
}

/** The options at the end of a lesson. */
export function Finished({ courseId, lessons, lesson, onAgain }: FinishedProps) {
  const next = nextLesson(lessons, lesson.id);
  const all = lessons.every(({ finished }) => finished);
  return (
    <>
      <output>
        <b>{all ? '课程已全部学完' : lesson.finished ? '本讲已学完' : '本讲已播放完'}</b>
      </output>
      <p>
        {all
          ? '结业证书已经生成，可以在“我的课程”下载。'
          : next?.lockedReason
            ? `下一讲还不能看：${next.lockedReason}。`
            : next
              ? `下一讲：${next.no} ${next.title}`
              : '前面还有没学完的讲次，学完后生成结业证书。'}
      </p>
      <ActionRow>
        {all ? (
          <LinkButton variant="primary" href="/core/myCourse?state=finished">
            查看结业证书
          </LinkButton>
        ) : next && !next.lockedReason ? (
          <LinkButton variant="primary" href={`/learningRecord?id=${courseId}&lesson=${next.id}`}>
            下一讲
          </LinkButton>
        ) : null}
        <Button onClick={onAgain}>再看一遍</Button>
      </ActionRow>
    </>
  );
}
