const hlsType = 'application/vnd.apple.mpegurl';
const isStream = (src: string): boolean => /\.m3u8(?:$|[?#])/.test(src);

/**
 * Gives a video its film. An HLS stream goes to the browser where it plays HLS itself; elsewhere hls.js is loaded, which
 * nobody else ever is. Returns how to let go of it.
 */
export function attachMedia(video: HTMLVideoElement, src: string, onFail: () => void): () => void {
  if (!isStream(src) || video.canPlayType(hlsType) !== '') {
    video.src = src;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let detach = () => {};
  let gone = false;
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (gone) return;
      if (!Hls.isSupported()) {
        onFail();
        return;
      }
      // The page's policy allows no worker from a blob; parts in fMP4 need next to no work anyway.
      const hls = new Hls({ enableWorker: false });
      hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
        else onFail();
      });
      hls.loadSource(src);
      hls.attachMedia(video);
      detach = () => hls.destroy();
    },
    () => {
      if (!gone) onFail();
    },
  );
  return () => {
    gone = true;
    detach();
  };
}
