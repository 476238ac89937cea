import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-2);

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  a {
    display: grid;
    justify-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding: var(--s-4) 0;
    border-radius: var(--r-md);
    color: var(--text-1);
    font-size: var(--fs-sm);
    text-align: center;
  }
  a:hover {
    background: var(--bg-selected);
    text-decoration: none;
  }
  a > [data-component='Icon'] {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--text-brand);
  }
`;

export const Note = styled.p`
  margin-top: var(--s-3);
  color: var(--text-2);
  font-size: var(--fs-caption);
`;
