// The package types only its full build; the light one has the same face without subtitles and DRM in it.
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
