import { styled } from 'styled-components';

export const Track = styled.div`
  position: relative;
  height: 24px;
  margin-bottom: -9px;
  cursor: pointer;
  touch-action: none;

  > [data-part='rail'] {
    position: absolute;
    inset: 9px 0 auto;
    height: 6px;
    background: var(--ca-border-2);
    overflow: hidden;
  }
  [data-part='reach'],
  [data-part='done'] {
    position: absolute;
    inset: 0;
    background: var(--ca-text-3);
    transform: scaleX(var(--share));
    transform-origin: left;
  }
  [data-part='done'] {
    background: var(--ca-action);
  }
  > [data-part='knob'] {
    position: absolute;
    top: 5px;
    left: calc(var(--share) * 100%);
    width: 14px;
    height: 14px;
    border-radius: var(--ca-r-full);
    background: var(--ca-action);
    translate: -50%;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    > [data-part='rail'] {
      border: 1px solid CanvasText;
    }
    [data-part='reach'] {
      background: GrayText;
    }
    [data-part='done'],
    > [data-part='knob'] {
      background: Highlight;
    }
  }
  @media (pointer: coarse) {
    /* a touch target, mostly above the rail, so that it does not cover the buttons below */
    height: 44px;
    margin: -31px 0 -4px;

    > [data-part='rail'] {
      inset: 34px 0 auto;
    }
    > [data-part='knob'] {
      top: 30px;
    }
  }
`;
