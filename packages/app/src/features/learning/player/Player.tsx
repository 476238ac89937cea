import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { Spinner } from '@ca-portal/ui/spinner';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { fileHref } from '../../../shared/content/index.js';
import { PlayMark } from '../course/LiveBanner.styles.js';
import { commandOf } from './player-keys.js';
import { Frame } from './Player.styles.js';
import { PlayerControls } from './PlayerControls.js';
import { SeekBar } from './SeekBar.js';
import { useFullscreen } from './useFullscreen.js';
import { usePlayer } from './usePlayer.js';

/** Methods for the page around a player. */
export interface PlayerHandle {
  play: () => void;
  pause: () => void;
  seekTo: (second: number) => void;
}

export interface PlayerProps {
  /** Accessible name of the video. */
  label: string;
  /** MP4 or HLS URL from the server. */
  src: string;
  /** WebVTT; empty where there are no captions. */
  captionsUrl: string;
  /** @default 0 */
  startAt?: number;
  /** The user cannot seek past this second before he has played it. Undefined: no limit. */
  limit?: number;
  /** The reason for the limit, in few words: 首次学习不能快进. */
  limitReason?: string;
  /** Starts by itself, where the browser allows it. @default false */
  autoPlay?: boolean;
  /** A running live stream. @default false */
  live?: boolean;
  /** Over the picture's upper edge: a badge, a notice. */
  top?: ReactNode;
  /** Replaces the picture; the video cannot be started meanwhile. */
  cover?: ReactNode;
  onTime?: (second: number) => void;
  onPlay?: () => void;
  onPause?: () => void;
  onJump?: (second: number) => void;
  onEnded?: () => void;
  ref?: Ref<PlayerHandle>;
}

/**
 * A video or a live stream with our own controls: the browser's controls allow unlimited seeking. Everything works by
 * keyboard while the focus is inside (see player-keys), captions are on by default.
 */
export function Player({
  label,
  src,
  captionsUrl,
  startAt = 0,
  limit,
  limitReason = '',
  autoPlay = false,
  live = false,
  top,
  cover,
  onTime,
  onPlay,
  onPause,
  onJump,
  onEnded,
  ref,
}: PlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const [fullscreen, toggleFullscreen] = useFullscreen(frame);
  const [captions, setCaptions] = useState(true);
  const [refused, setRefused] = useState(false);
  const reasonId = useId();
  const { video, state, actions, events, furthest } = usePlayer({
    src: fileHref(src),
    captionsUrl,
    captions,
    startAt,
    limit,
    onTime,
    onJump,
    onRefused: () => setRefused(true),
  });
  const { play, pause, seekTo } = actions;
  useImperativeHandle(ref, () => ({ play, pause, seekTo }));

  const reach = furthest();
  const limited = limit !== undefined && reach < state.duration;
  // Shown before the duration is known, too: on a phone the sentence takes a line, and its arrival must move nothing.
  const explained = limited || (limit !== undefined && state.duration === 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const command = commandOf(event, target.closest('button, a') !== null);
    if (!command || cover) return;
    event.preventDefault();
    if (command.type === 'captions') setCaptions((on) => !on);
    else if (command.type === 'fullscreen') toggleFullscreen();
    else actions.run(command);
  };

  return (
    <Frame ref={frame} data-theme="dark" aria-label={`播放器，${label}`} onKeyDown={onKeyDown}>
      <div data-part="picture">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has them wherever the server has a file of them */}
        <video
          ref={video}
          playsInline
          autoPlay={autoPlay}
          preload="metadata"
          loop={live}
          aria-label={label}
          onClick={cover ? undefined : actions.toggle}
          {...events}
          onPlay={() => {
            setRefused(false);
            events.onPlay();
            onPlay?.();
          }}
          onPause={() => {
            events.onPause();
            onPause?.();
          }}
          onEnded={onEnded}
        >
          {captionsUrl ? (
            <track
              kind="captions"
              srcLang="zh-CN"
              label="中文"
              src={fileHref(captionsUrl)}
              default={captions}
            />
          ) : null}
        </video>
        {state.playing || cover || state.failed ? null : (
          <span data-part="mark" aria-hidden="true">
            <PlayMark>
              <Icon name="play" />
            </PlayMark>
          </span>
        )}
        {state.waiting && state.playing && !cover && !state.failed ? (
          <span data-part="mark">
            <Spinner size="lg" verb="正在缓冲" />
          </span>
        ) : null}
        {top && !cover ? <div data-part="top">{top}</div> : null}
        {cover ? (
          <div data-part="cover">
            <Rosette />
            {cover}
          </div>
        ) : state.failed ? (
          <div data-part="cover" role="alert">
            <b>视频没有加载出来</b>
            <p>可能是网络断开或服务器繁忙，学习进度没有变化，请重试。</p>
            <Button icon={<Icon name="refresh" />} onClick={actions.retry}>
              重试
            </Button>
          </div>
        ) : null}
      </div>
      <div inert={Boolean(cover)} hidden={src === ''}>
        {live ? null : (
          <SeekBar
            time={state.time}
            duration={state.duration}
            reach={limited ? reach : 0}
            reasonId={limited ? reasonId : undefined}
            onSeek={seekTo}
          />
        )}
        <PlayerControls
          state={state}
          live={live}
          captions={captionsUrl ? captions : undefined}
          fullscreen={fullscreen}
          reason={explained ? limitReason : ''}
          reasonId={reasonId}
          refused={refused && limited}
          onToggle={actions.toggle}
          onRate={actions.setRate}
          onMute={actions.toggleMute}
          onCaptions={() => setCaptions((on) => !on)}
          onFullscreen={toggleFullscreen}
        />
      </div>
    </Frame>
  );
}
