import type { CSSProperties, PointerEvent } from 'react';
import { formatPlayTime, spokenPlayTime } from './play-time.js';
import { Track } from './SeekBar.styles.js';

interface SeekBarProps {
  time: number;
  duration: number;
  /** The last second that may be reached; 0 without a limit. */
  reach: number;
  /** Id of the sentence with the reason for the limit. */
  reasonId: string | undefined;
  onSeek: (second: number) => void;
}

const share = (second: number, duration: number) =>
  ({ '--share': duration > 0 ? Math.min(1, second / duration) : 0 }) as CSSProperties;

/** The position in the video, and seeking. Its keys are those of the whole player. */
export function SeekBar({ time, duration, reach, reasonId, onSeek }: SeekBarProps) {
  const known = Number.isFinite(duration) ? duration : 0;
  const seekBy = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0 && known > 0) onSeek(((event.clientX - left) / width) * known);
  };
  return (
    <Track
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input shows no second share, and lets nobody refuse
      role="slider"
      tabIndex={0}
      aria-label="播放进度"
      aria-valuemin={0}
      aria-valuemax={Math.floor(known)}
      aria-valuenow={Math.min(Math.floor(time), Math.floor(known))}
      aria-valuetext={`${spokenPlayTime(time)}，共 ${spokenPlayTime(known)}`}
      aria-describedby={reasonId}
      title={formatPlayTime(time)}
      style={share(time, known)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekBy(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekBy(event);
      }}
    >
      <span data-part="rail">
        <span data-part="reach" style={share(Math.min(reach, known), known)} />
        <span data-part="done" style={share(time, known)} />
      </span>
      <span data-part="knob" />
    </Track>
  );
}
