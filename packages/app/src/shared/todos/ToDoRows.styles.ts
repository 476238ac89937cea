import { styled } from 'styled-components';

export const ToDoRows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-4);
    min-height: var(--ca-row-h);
    padding: var(--ca-s-3) var(--ca-card-pad);
    border-top: 1px solid var(--ca-border-1);
  }
  > li > [data-component='Icon'] {
    color: var(--ca-text-3);
  }
  > li:is([data-kind='correct'], [data-kind='renew']) > [data-component='Icon'] {
    color: var(--ca-warning-fg);
  }
  [data-part='name'] {
    flex: 1 1 14em;
    min-width: 0;
  }
  [data-part='name'] > b {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  [data-part='name'] > span,
  time {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  /* on a phone all buttons are at the same edge, and the time is below the text */
  @media (max-width: 767.98px) {
    > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    time {
      grid-column: 2;
    }
    > li > [data-component='LinkButton'] {
      grid-area: 1 / 3 / span 2;
    }
    /* large type leaves no room beside the text */
    [data-mode='elder'] & > li > [data-component='LinkButton'] {
      grid-area: auto / 2;
      justify-self: start;
    }
  }
`;
