import { CountdownText } from '@ca-portal/ui/countdown-text';
import { formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { epochOf } from '../../../shared/time/index.js';
import { LiveMark } from '../components/LiveMark.js';
import { startText } from '../course/course-facts.js';
import { Player } from '../player/Player.js';
import { PlayerNotice } from '../record/Record.styles.js';
import { countdownText } from './chat-lines.js';
import { Countdown, ViewerCount } from './LivePage.styles.js';
import type { LiveLesson } from './queries.js';
import { useOnline } from './useOnline.js';

interface LiveScreenProps {
  live: LiveLesson;
  /** Time of the answer, by this computer's clock. */
  answeredAt: number;
  /** The last request failed. */
  silent: boolean;
  onStart: () => void;
}

/** The screen of a live lesson: a countdown, the stream, or afterwards the recording. */
export function LiveScreen({ live, answeredAt, silent, onStart }: LiveScreenProps) {
  const online = useOnline();
  const startsAt = epochOf(live.startsAt);
  // This computer's clock may be wrong by a day; the server's clock starts the lesson.
  const ahead = epochOf(live.now) - answeredAt;
  return (
    <Player
      key={live.streamUrl}
      label={live.title}
      src={live.streamUrl}
      captionsUrl={live.captionsUrl}
      live={live.state === 'live'}
      autoPlay={live.state === 'live'}
      top={
        <>
          {live.state === 'live' ? (
            <>
              <LiveMark />
              <ViewerCount>{formatThousands(live.viewers)} 人在看</ViewerCount>
            </>
          ) : null}
          {online && !silent ? null : (
            <PlayerNotice role="alert">
              <Icon name="offline" />
              <span>网络断开，正在重新连接</span>
            </PlayerNotice>
          )}
        </>
      }
      cover={
        live.state === 'waiting' ? (
          <>
            <p>距开播</p>
            <Countdown>
              <CountdownText
                until={startsAt}
                now={() => Date.now() + ahead}
                format={countdownText}
                onEnd={onStart}
              />
            </Countdown>
            <p>{startText(live.startsAt)} 开始，到时自动进入直播，不用刷新。</p>
          </>
        ) : live.streamUrl === '' ? (
          <>
            <b>{live.state === 'live' ? '讲师正在准备画面' : '回放正在制作'}</b>
            <p>{live.state === 'live' ? '请稍等，画面会自动出现。' : '制作完成后可以在这里观看。'}</p>
          </>
        ) : undefined
      }
    />
  );
}
