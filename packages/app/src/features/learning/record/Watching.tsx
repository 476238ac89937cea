import { formatDateTimeLines } from '@ca-portal/ui/formats';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { Player, type PlayerHandle } from '../player/Player.js';
import { formatPlayTime, spokenPlayTime } from '../player/play-time.js';
import { useCourse } from '../course/queries.js';
import { seekLimit, type RecordLesson } from './lessons.js';
import { Finished } from './Finished.js';
import { Notes } from './Notes.js';
import type { LearningRecord, Play } from './queries.js';
import { PlayerNotice, WatchHead } from './Record.styles.js';
import { useProgress } from './useProgress.js';

interface WatchingProps {
  record: LearningRecord;
  lessons: readonly RecordLesson[];
  lesson: RecordLesson;
  play: Play;
  /** This device plays again: continues at once. */
  goesOn: boolean;
  onPlayHere: () => void;
  playingHere: boolean;
}

/** One opening of a lesson: the video, its saved progress, and the notes. */
export function Watching({ record, lessons, lesson, play, goesOn, onPlayHere, playingHere }: WatchingProps) {
  const { courseId } = record;
  const player = useRef<PlayerHandle>(null);
  const [second, setSecond] = useState(play.resumeAt);
  const [playing, setPlaying] = useState(false);
  const [ended, setEnded] = useState(false);
  const [resuming, setResuming] = useState(play.resumeAt > 0 && !goesOn);
  const { state, spans, flush } = useProgress(courseId, lesson.id, play, playing);
  const teacher = useCourse(courseId).data?.teacherName;
  const limit = seekLimit(record, lesson);
  const stopped = state.offline || state.elsewhere;
  useEffect(() => {
    if (stopped) player.current?.pause();
  }, [stopped]);

  const percent = Math.min(100, Math.floor((lesson.watchedSeconds / Math.max(1, lesson.seconds)) * 100));
  return (
    <>
      <Player
        ref={player}
        label={lesson.title}
        src={play.videoUrl}
        captionsUrl={play.captionsUrl}
        startAt={play.resumeAt}
        autoPlay={goesOn}
        {...(limit === undefined ? {} : { limit, limitReason: '首次学习不能快进' })}
        onTime={(now) => {
          spans.moveTo(now);
          setSecond(now);
        }}
        onJump={(now) => {
          spans.jumpTo(now);
          setSecond(now);
          setEnded(false);
        }}
        onPlay={() => {
          setPlaying(true);
          setResuming(false);
        }}
        onPause={() => {
          setPlaying(false);
          void flush();
        }}
        onEnded={() => void flush().then(() => setEnded(true))}
        top={
          state.offline ? (
            <PlayerNotice role="alert">
              <Icon name="offline" />
              <span>
                网络断开，已保存到 <b>{formatPlayTime(state.savedSecond)}</b>
              </span>
              <Button size="sm" variant="text" onClick={() => void flush()}>
                重试
              </Button>
            </PlayerNotice>
          ) : resuming ? (
            <PlayerNotice as="output">
              <Icon name="clock" />
              <span>
                上次看到 <b>{formatPlayTime(play.resumeAt)}</b>
              </span>
              <Button size="sm" variant="text" onClick={() => player.current?.play()}>
                继续
              </Button>
              <Button
                size="sm"
                variant="text"
                onClick={() => {
                  player.current?.seekTo(0);
                  player.current?.play();
                }}
              >
                从头播放
              </Button>
              <IconButton
                size="sm"
                icon={<Icon name="close" />}
                label="关闭提示"
                onClick={() => setResuming(false)}
              />
            </PlayerNotice>
          ) : undefined
        }
        cover={
          state.elsewhere ? (
            <>
              <b role="alert">正在另一台设备上播放</b>
              <p>同一时间只能在一台设备上学习，这里已保存到 {formatPlayTime(state.savedSecond)}。</p>
              <Button variant="primary" loading={playingHere} loadingText="正在打开" onClick={onPlayHere}>
                在这里继续
              </Button>
            </>
          ) : ended ? (
            <Finished
              lessons={lessons}
              lesson={lesson}
              courseId={courseId}
              onAgain={() => {
                setEnded(false);
                player.current?.seekTo(0);
                player.current?.play();
              }}
            />
          ) : undefined
        }
      />
      <WatchHead>
        <div>
          <h1>
            {lesson.no}　{lesson.title}
          </h1>
          <p>
            {teacher ? `${teacher}，` : ''}
            {spokenPlayTime(lesson.seconds)}。{lesson.finished ? '您已学完本讲。' : `您已看 ${percent}%。`}
          </p>
        </div>
        {state.savedAt ? (
          <output>
            <Icon name="check" />
            进度已保存 {formatDateTimeLines(state.savedAt)[1]}
          </output>
        ) : null}
      </WatchHead>
      {state.refusal ? (
        <Alert
          live
          tone="danger"
          title="学习进度没有保存"
          action={
            <Button size="sm" onClick={() => void flush()}>
              重试
            </Button>
          }
        >
          {state.refusal}
        </Alert>
      ) : null}
      <Notes
        courseId={courseId}
        lessonId={lesson.id}
        notes={play.notes}
        second={second}
        onGo={(to) => player.current?.seekTo(to)}
      />
    </>
  );
}
