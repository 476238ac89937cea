import { TILE } from './drawTile.js';

/**
 * All styles that could hide the watermark, inline and important, so that no style sheet overrides them. The colors
 * are printed too, although browsers omit backgrounds.
 */
const style = (image: string, fixed: boolean): Readonly<Record<string, string>> => ({
  position: fixed ? 'fixed' : 'absolute',
  inset: '0',
  // Above dialogs when it covers the page; over a region it is the last child, and needs no z-index.
  'z-index': fixed ? 'var(--ca-z-loading)' : 'auto',
  display: 'block',
  width: 'auto',
  height: 'auto',
  margin: '0',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  scale: 'none',
  translate: 'none',
  filter: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'content-visibility': 'visible',
  'mix-blend-mode': 'normal',
  'pointer-events': 'none',
  'background-color': 'transparent',
  'background-image': `url("${image}")`,
  'background-size': `${TILE.width}px ${TILE.height}px`,
  'background-repeat': 'repeat',
  'background-position': '0 0',
  'print-color-adjust': 'exact',
  '-webkit-print-color-adjust': 'exact',
});

/**
 * Puts the watermark over `host` and restores it whenever it is removed, moved or changed, before the next frame is
 * painted: mutation observers run earlier. It cannot stop the owner of the computer, but removing it takes
 * intent.
 *
 * @returns a function that removes it
 */
export function enforceWatermark(host: HTMLElement, image: string, fixed: boolean): () => void {
  let mark: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    // Other children of the host may change; only changes of the watermark count.
    if (mark?.parentNode !== host || records.some(({ target }) => target !== host)) lay();
  });

  function lay() {
    observer.disconnect();
    mark?.remove();
    mark = document.createElement('div');
    mark.setAttribute('aria-hidden', 'true');
    mark.setAttribute('data-part', 'mark');
    for (const [name, value] of Object.entries(style(image, fixed)))
      mark.style.setProperty(name, value, 'important');
    host.append(mark);
    observer.observe(mark, { attributes: true, childList: true });
    observer.observe(host, { childList: true });
  }
  lay();

  return () => {
    observer.disconnect();
    mark?.remove();
  };
}
