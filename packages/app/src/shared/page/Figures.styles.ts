import { styled } from 'styled-components';

/**
 * Two to four cells in a row, in a card without padding; two by two on a phone, where an odd last one takes the row.
 */
export const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  margin: 0;

  > * {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--ca-s-5) var(--ca-s-6);
  }
  > * + * {
    border-left: 1px solid var(--ca-border-1);
  }
  [data-part='term'] {
    color: var(--ca-text-2);
  }
  [data-part='figure'] {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
    overflow-wrap: anywhere;
  }
  [data-part='figure'] small {
    margin-left: 0.25em;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-regular);
  }
  [data-tone='warning'] [data-part='figure'] {
    color: var(--ca-warning-fg);
  }
  [data-tone='danger'] [data-part='figure'] {
    color: var(--ca-danger-fg);
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  /* a time is as large as the numbers beside it */
  [data-part='words'],
  [data-component='CountdownText'] {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      padding: 14px 16px;
    }
    > :nth-child(odd) {
      border-left: 0;
    }
    > :nth-child(n + 3) {
      border-top: 1px solid var(--ca-border-1);
    }
    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The card of `Figures`, above a list. */
export const FigureCard = styled.section`
  margin-bottom: var(--ca-s-6);
`;
