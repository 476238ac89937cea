import { styled } from 'styled-components';

export const FigureList = styled.section`
  margin-bottom: var(--ca-s-6);

  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    margin: 0;
  }
  > dl > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--ca-s-5) var(--ca-s-6);
  }
  > dl > div + div {
    border-left: 1px solid var(--ca-border-1);
  }
  dt {
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
  @media (max-width: 767.98px) {
    > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > dl > div {
      padding: 14px 16px;
    }
    > dl > div:nth-child(odd) {
      border-left: 0;
    }
    > dl > div:nth-child(n + 3) {
      border-top: 1px solid var(--ca-border-1);
    }
  }
`;
