import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ca-s-2);

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  a {
    display: grid;
    justify-items: center;
    gap: var(--ca-s-2);
    min-height: 44px;
    padding: var(--ca-s-4) 0;
    border-radius: var(--ca-r-md);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-sm);
    text-align: center;
  }
  a:hover {
    background: var(--ca-bg-selected);
    text-decoration: none;
  }
  a > [data-component='Icon'] {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--ca-text-brand);
  }
  /* in 长辈版 no grid of small tiles: rows to read from top to bottom */
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  [data-mode='elder'] & > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-mode='elder'] & a {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: var(--ca-s-4);
    min-height: 60px;
    padding: var(--ca-s-2);
    font-size: var(--ca-fs-body);
    text-align: start;
  }
`;
