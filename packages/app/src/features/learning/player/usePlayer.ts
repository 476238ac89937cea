import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachMedia } from './attach-media.js';
import type { PlayerCommand } from './player-keys.js';
import { nextRate } from './player-keys.js';

export interface PlayerState {
  time: number;
  /** 0 until known; infinite for a live stream. */
  duration: number;
  playing: boolean;
  /** Should play, but has no data. */
  waiting: boolean;
  failed: boolean;
  rate: number;
  muted: boolean;
}

const initial: PlayerState = {
  time: 0,
  duration: 0,
  playing: false,
  waiting: false,
  failed: false,
  rate: 1,
  muted: false,
};

export interface PlayerOptions {
  src: string;
  captionsUrl: string;
  captions: boolean;
  startAt: number;
  /** No seeking past this second, or past what has been played since. Undefined: no limit. */
  limit: number | undefined;
  onTime: ((second: number) => void) | undefined;
  /** Called when the user seeks to another second. */
  onJump: ((second: number) => void) | undefined;
  /** Called when he tries to seek past the limit. */
  onRefused: (() => void) | undefined;
}

/** A little more than a frame, so that a seek to the limit itself does not count as past it. */
const slack = 0.5;

function showCaptions({ textTracks }: HTMLVideoElement, on: boolean) {
  for (const track of textTracks) track.mode = on ? 'showing' : 'hidden';
}

/** The video behind a `<video>` element: its state, and its commands. */
export function usePlayer({
  src,
  captionsUrl,
  captions,
  startAt,
  limit,
  onTime,
  onJump,
  onRefused,
}: PlayerOptions) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  /** The furthest second that was played: it grows while the video runs. */
  const furthest = useRef(0);
  const resumeAt = useRef(startAt);
  const merge = (part: Partial<PlayerState>) => setState((before) => ({ ...before, ...part }));
  const fail = () => {
    resumeAt.current = video.current?.currentTime || resumeAt.current;
    merge({ failed: true, waiting: false, playing: false });
  };
  const failed = useEffectEvent(fail);

  useEffect(() => {
    const element = video.current;
    if (!element || src === '') return undefined;
    return attachMedia(element, src, () => failed());
  }, [src, attempt]);

  useEffect(() => {
    if (video.current) showCaptions(video.current, captions);
  }, [captions, captionsUrl]);

  const bound = () => (limit === undefined ? Number.POSITIVE_INFINITY : Math.max(limit, furthest.current));

  const actions = {
    play: () => {
      // A browser that refuses autoplay leaves the big play button visible.
      video.current?.play().catch(() => {});
    },
    pause: () => video.current?.pause(),
    toggle: () => (video.current?.paused ? actions.play() : actions.pause()),
    seekTo: (second: number) => {
      const element = video.current;
      if (!element || !Number.isFinite(element.duration)) return;
      if (second > bound() + slack) onRefused?.();
      element.currentTime = Math.max(0, Math.min(second, bound(), element.duration));
    },
    setRate: (rate: number) => {
      if (video.current) video.current.playbackRate = rate;
    },
    toggleMute: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    retry: () => {
      merge({ failed: false });
      setAttempt((before) => before + 1);
    },
    run: (command: PlayerCommand) => {
      const element = video.current;
      if (!element) return;
      switch (command.type) {
        case 'toggle':
          return actions.toggle();
        case 'mute':
          return actions.toggleMute();
        case 'seekBy':
          return actions.seekTo(element.currentTime + command.by);
        case 'seekTo':
          return actions.seekTo(command.share * element.duration);
        case 'rateBy':
          return actions.setRate(nextRate(element.playbackRate, command.by));
        case 'volumeBy':
          element.volume = Math.min(1, Math.max(0, element.volume + command.by));
          return undefined;
        case 'captions':
        case 'fullscreen':
          return undefined;
      }
    },
  };

  // When the network is back, the video loads again: a live lesson says that it is reconnecting.
  const retryOnline = useEffectEvent(actions.retry);
  useEffect(() => {
    if (!state.failed) return undefined;
    const whenBack = () => retryOnline();
    window.addEventListener('online', whenBack);
    return () => window.removeEventListener('online', whenBack);
  }, [state.failed]);

  /** The events of the `<video>`. */
  const events = {
    onLoadedMetadata: () => {
      const element = video.current;
      if (!element) return;
      furthest.current = Math.max(furthest.current, resumeAt.current);
      if (resumeAt.current > 0 && Number.isFinite(element.duration)) {
        element.currentTime = Math.min(resumeAt.current, element.duration);
      }
      merge({ duration: element.duration, failed: false });
    },
    onTimeUpdate: () => {
      const element = video.current;
      if (!element || element.seeking) return;
      if (!element.paused) furthest.current = Math.max(furthest.current, element.currentTime);
      merge({ time: element.currentTime, waiting: false });
      onTime?.(element.currentTime);
    },
    onSeeking: () => {
      const element = video.current;
      if (!element) return;
      // Media keys and picture-in-picture can seek without the bar.
      if (element.currentTime > bound() + slack) {
        element.currentTime = bound();
        onRefused?.();
      }
    },
    onSeeked: () => {
      const element = video.current;
      if (!element) return;
      merge({ time: element.currentTime, waiting: false });
      onJump?.(element.currentTime);
    },
    onPlay: () => merge({ playing: true }),
    onPlaying: () => merge({ playing: true, waiting: false }),
    onPause: () => merge({ playing: false, waiting: false }),
    onWaiting: () => merge({ waiting: true }),
    onRateChange: () => merge({ rate: video.current?.playbackRate ?? 1 }),
    onVolumeChange: () =>
      merge({ muted: video.current ? video.current.muted || video.current.volume === 0 : false }),
    onError: () => {
      // Disconnecting a video is no failure.
      if (video.current?.hasAttribute('src')) fail();
    },
  };

  return { video, state, actions, events, furthest: () => bound() };
}
