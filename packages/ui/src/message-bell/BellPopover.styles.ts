import { styled } from 'styled-components';
import { Badge } from '../badge/Badge.js';

/**
 * A badge wider than 26 px grows over the bell, not over the control beside it. A corner that still overlaps that
 * control stays visible above its hover and press background, and lets pointer events through.
 */
export const Count = styled(Badge)`
  && {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 52%;
    translate: min(0px, 26px - 100%);
    pointer-events: none;
  }

  /* the button has a border there, and the number stays inside it */
  @media (forced-colors: active) {
    && {
      right: 0;
      left: auto;
      translate: none;
    }
  }
`;

export const Views = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  max-height: 70vh;

  &[data-part='arriving'] {
    gap: var(--ca-s-3);
    min-height: 12rem;
    padding: var(--ca-s-5);
  }

  > [data-component='Tabs'],
  > [data-component='Tabs'] > [data-part='panel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    padding: 0;
    outline-offset: -2px;
  }
  > [data-component='Tabs'] > [data-part='list'] {
    flex: none;
    padding: var(--ca-s-2) var(--ca-s-5) 0;
  }
`;
