import { TILE } from './drawTile.js';

/**
 * Everything that could hide the mark, said inline and important: no style sheet outweighs that. The colors are
 * printed too, though browsers leave backgrounds out.
 */
const style = (image: string, fixed: boolean): Readonly<Record<string, string>> => ({
  position: fixed ? 'fixed' : 'absolute',
  inset: '0',
  // Over dialogs as well when it covers the page; over a region it comes last, and needs no layer.
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
 * Lays the mark over `host` and lays it again whenever it is removed, moved or changed. Before the next frame is
 * painted it is back: mutation observers run first. It stops no one who owns the machine; it makes a copy without a
 * mark a deliberate act.
 *
 * @returns what takes it away
 */
export function enforceWatermark(host: HTMLElement, image: string, fixed: boolean): () => void {
  let mark: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    // Other children of the host come and go; only what happened to the mark counts.
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
