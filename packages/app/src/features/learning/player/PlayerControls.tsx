import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { formatPlayTime } from './play-time.js';
import { nextRate } from './player-keys.js';
import { Controls } from './Player.styles.js';
import type { PlayerState } from './usePlayer.js';

interface PlayerControlsProps {
  state: PlayerState;
  /** A live stream: it has no length and no other speed. */
  live: boolean;
  /** Undefined where the video has no captions. */
  captions: boolean | undefined;
  fullscreen: boolean;
  reason: string;
  reasonId: string;
  /** The user has just tried to seek further: the reason is announced. */
  refused: boolean;
  onToggle: () => void;
  onRate: (rate: number) => void;
  onMute: () => void;
  onCaptions: () => void;
  onFullscreen: () => void;
}

/** `1.0×`, `1.25×`. */
const rateText = (rate: number): string => `${Number.isInteger(rate * 2) ? rate.toFixed(1) : rate}×`;

/** The row below the picture. Text where an icon would be unclear. */
export function PlayerControls({
  state,
  live,
  captions,
  fullscreen,
  reason,
  reasonId,
  refused,
  onToggle,
  onRate,
  onMute,
  onCaptions,
  onFullscreen,
}: PlayerControlsProps) {
  const { time, duration, playing, rate, muted } = state;
  return (
    <Controls>
      <IconButton
        icon={<Icon name={playing ? 'pause' : 'play'} />}
        label={playing ? '暂停' : '播放'}
        onClick={onToggle}
      />
      <span data-part="time">
        {live ? formatPlayTime(time) : `${formatPlayTime(time)} / ${formatPlayTime(duration)}`}
      </span>
      <span
        data-part="reason"
        id={reasonId}
        data-refused={refused || undefined}
        role={refused ? 'status' : undefined}
      >
        {reason}
      </span>
      {live ? null : (
        <Button
          size="sm"
          aria-label={`播放速度 ${rateText(rate)}`}
          onClick={() => onRate(nextRate(rate, 1, true))}
        >
          {rateText(rate)}
        </Button>
      )}
      {captions === undefined ? null : (
        <Button size="sm" aria-pressed={captions} onClick={onCaptions}>
          字幕
        </Button>
      )}
      <Button size="sm" data-control="mute" aria-pressed={muted} onClick={onMute}>
        静音
      </Button>
      <IconButton
        icon={<Icon name={fullscreen ? 'shrink' : 'expand'} />}
        label={fullscreen ? '退出全屏' : '全屏'}
        onClick={onFullscreen}
      />
    </Controls>
  );
}
