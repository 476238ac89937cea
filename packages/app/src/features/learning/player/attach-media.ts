const hlsType = 'application/vnd.apple.mpegurl';
const isStream = (src: string): boolean => /\.m3u8(?:$|[?#])/.test(src);

/**
 * Connects a video with its source. HLS plays natively where the browser supports it; elsewhere hls.js is loaded.
 * Returns a function that disconnects it.
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
      // The CSP allows no worker from a blob; fMP4 segments need almost no work anyway.
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
