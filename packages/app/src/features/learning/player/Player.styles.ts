import { styled } from 'styled-components';

/* Always dark, as video players are: the tokens inside are those of the dark theme. */
export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-page);
  color: var(--ca-text-1);
  overflow: hidden;

  &:fullscreen {
    border: 0;
    border-radius: 0;
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  > [data-part='picture'] {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
  }
  &:fullscreen > [data-part='picture'] {
    flex: 1;
    aspect-ratio: auto;
    min-height: 0;
  }
  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    cursor: pointer;
  }
  video::cue {
    font-size: max(1.25rem, 17px);
  }
  [data-mode='elder'] & video::cue {
    font-size: max(1.75rem, 22px);
  }
  [data-part='top'] {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4);
    pointer-events: none;
  }
  [data-part='top'] > * {
    pointer-events: auto;
  }
  [data-part='mark'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  [data-part='cover'] {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4);
    background: var(--ca-bg-page);
    text-align: center;
    overflow: hidden;
    isolation: isolate;
  }
  [data-part='cover'] > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    top: -6rem;
    right: -14rem;
    width: 44rem;
    opacity: 0.6;
  }
  [data-part='cover'] p {
    max-width: 30em;
    color: var(--ca-text-2);
  }
  [data-part='cover'] b {
    display: block;
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  @media (max-width: 767.98px) {
    border-width: 0;
    border-radius: 0;

    video::cue {
      font-size: 14px;
    }
    [data-mode='elder'] & video::cue {
      font-size: 17px;
    }
    [data-part='mark'] > span {
      width: 52px;
      height: 52px;
    }
    [data-part='mark'] > span > svg {
      width: 22px;
      height: 22px;
    }

    [data-part='top'] {
      gap: var(--ca-s-2);
      padding: var(--ca-s-3);
    }
    [data-part='cover'] {
      gap: var(--ca-s-3);
    }
    [data-part='cover'] b {
      font-size: var(--ca-fs-h5);
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-3);
  min-height: 52px;
  padding: var(--ca-s-2) var(--ca-s-4);

  > [data-part='time'] {
    font-size: var(--ca-fs-sm);
    white-space: nowrap;
  }
  > [data-part='reason'] {
    flex: 1;
    min-width: 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > [data-part='reason'][data-refused] {
    color: var(--ca-warning-fg);
  }
  > button[aria-pressed='true'] {
    border-color: var(--ca-border-brand);
    color: var(--ca-text-brand);
  }
  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
  @media (max-width: 767.98px) {
    flex-wrap: wrap;
    gap: var(--ca-s-1) var(--ca-s-2);
    padding: var(--ca-s-1) var(--ca-s-2);

    /* phones have keys for it */
    > [data-control='mute'] {
      display: none;
    }
    > [data-part='reason'] {
      order: 1;
      flex: 1 0 100%;
      padding: 0 var(--ca-s-2) var(--ca-s-2);
    }
    > [data-part='reason']:empty {
      display: none;
    }
    > [data-part='time'] {
      flex: 1;
    }
    /* Large type needs the room of the gaps to stay on one line. */
    [data-mode='elder'] & {
      column-gap: var(--ca-s-1);
      padding-inline: 0;
    }
  }
`;
