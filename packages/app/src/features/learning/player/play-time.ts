const two = (value: number) => String(value).padStart(2, '0');

/** `18:24`, `1:02:03`: seconds of a video as a player shows them. */
export function formatPlayTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`;
}

/** `18 分 24 秒`: the same for screen readers and sentences. */
export function spokenPlayTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return [
    hours > 0 ? `${hours} 小时` : '',
    hours > 0 || minutes > 0 ? `${minutes} 分` : '',
    `${whole % 60} 秒`,
  ]
    .filter(Boolean)
    .join(' ');
}
