import { styled } from 'styled-components';
import { inOrder, inOrderBelowLaptop } from '../page/index.js';

/**
 * Columns of a public page: `nav` is categories and list, `side` is text and related content, `both` has the two. Below
 * laptop width they stack.
 */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--ca-s-6);
  ${inOrderBelowLaptop}

  > * {
    min-width: 0;
  }
  &[data-columns='nav'] {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: var(--ca-s-8);
  }
  &[data-columns='side'] {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
  &[data-columns='both'] {
    grid-template-columns: 13rem minmax(0, 1fr) 20rem;
  }
  /* Large type needs the width for the text. */
  [data-mode='elder'] &[data-columns='both'] {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  [data-mode='elder'] &[data-columns='both'] > aside {
    grid-column: 2;
  }
  @media (max-width: 1279.98px) {
    &&[data-columns] {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ca-s-4);
    }
    &&[data-columns] > aside {
      grid-column: auto;
    }
  }
  @media print {
    &&[data-columns] {
      display: block;
    }
  }
`;

/** Two columns of cards, the side column wider than in `Columns`: main content, and what belongs to it. */
export const CardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-6);
  ${inOrderBelowLaptop}

  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-6);
    min-width: 0;
    ${inOrder}
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * Cards side by side: four where there is room, `data-columns='3'` for wide ones; two on tablets and in large type, one
 * on phones.
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

/** Cards stacked vertically. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
  ${inOrder}

  @media (max-width: 767.98px) {
    gap: var(--ca-s-4);
  }
`;
