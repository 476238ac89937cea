import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > * {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--s-5) var(--s-6);
    color: var(--text-1);
  }
  > * + * {
    border-left: 1px solid var(--border-1);
  }
  > a:hover {
    background: var(--bg-hover);
    color: var(--text-1);
    text-decoration: none;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  [data-part='term'] {
    color: var(--text-2);
  }
  [data-part='figure'] {
    font-size: var(--fs-h2);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h2);
  }
  [data-part='figure'] small {
    margin-left: 0.25em;
    color: var(--text-2);
    font-size: var(--fs-sm);
    font-weight: var(--fw-regular);
  }
  [data-part='words'] {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: 1.95;
  }
  [data-part='note'] {
    color: var(--text-3);
    font-size: var(--fs-caption);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      padding: 14px 16px;
    }
    > :nth-child(3) {
      grid-column: 1 / -1;
      border-top: 1px solid var(--border-1);
      border-left: 0;
    }
  }
`;
