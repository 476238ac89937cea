import { styled } from 'styled-components';

/**
 * Cards side by side: four where there is room, `data-columns='3'` for wide ones; two on tablets and in large type, one on
 * phones.
 */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ca-s-5);

  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    display: grid;
    min-width: 0;
  }
  [data-mode='elder'] && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 1279.98px) {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-width: 767.98px) {
    &&,
    [data-mode='elder'] && {
      grid-template-columns: minmax(0, 1fr);
    }
    && {
      gap: var(--ca-s-4);
    }
  }
`;
