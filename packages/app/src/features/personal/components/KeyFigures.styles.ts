import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > * {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--ca-s-5) var(--ca-s-6);
    color: var(--ca-text-1);
  }
  > * + * {
    border-left: 1px solid var(--ca-border-1);
  }
  > a:hover {
    background: var(--ca-bg-hover);
    color: var(--ca-text-1);
    text-decoration: none;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  [data-part='term'] {
    color: var(--ca-text-2);
  }
  [data-part='figure'] {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='figure'] small {
    margin-left: 0.25em;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-regular);
  }
  [data-part='words'] {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: 1.95;
  }
  [data-part='note'] {
    color: var(--ca-text-3);
    font-size: var(--ca-fs-caption);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      padding: 14px 16px;
    }
    > :nth-child(3) {
      grid-column: 1 / -1;
      border-top: 1px solid var(--ca-border-1);
      border-left: 0;
    }
  }
`;
