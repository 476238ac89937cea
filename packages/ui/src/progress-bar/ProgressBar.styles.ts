import { styled } from 'styled-components';

/* A native progress element: browsers name its filled part differently, and one unknown
   pseudo-element invalidates a whole selector list. So there are two rules, which share their color through a
   variable. */
export const Bar = styled.progress`
  --bar-fill: var(--ca-action);

  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  background: var(--ca-bg-sunken);

  &[data-size='lg'] {
    height: 10px;
    border-radius: 5px;
  }

  &[data-tone='success'] {
    --bar-fill: var(--ca-success-solid);
  }

  &[data-tone='warning'] {
    --bar-fill: var(--ca-warning-solid);
  }

  &[data-tone='danger'] {
    --bar-fill: var(--ca-danger-solid);
  }

  &[data-tone='neutral'] {
    --bar-fill: var(--ca-border-control);
  }

  &::-webkit-progress-bar {
    background: var(--ca-bg-sunken);
  }

  &::-webkit-progress-value {
    border-radius: inherit;
    background: var(--bar-fill);
  }

  &::-moz-progress-bar {
    border-radius: inherit;
    background: var(--bar-fill);
  }

  [data-contrast='high'] & {
    border: 1px solid var(--ca-border-1);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;

    &&& {
      --bar-fill: Highlight;
    }
    &::-webkit-progress-bar {
      background: Canvas;
    }
  }
`;
