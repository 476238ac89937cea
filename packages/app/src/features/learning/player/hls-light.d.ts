// The package has types for its full build only; the light one has the same API without subtitles and DRM.
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
